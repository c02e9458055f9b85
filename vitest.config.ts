import { defineConfig } from 'vitest/config';
import { useMemoryFolder } from './tests/helpers/memory-folder.ts';

useMemoryFolder();

/** Rooms of pure functions: their files share one worker. */
const pureRooms = ['src/contract/**/*.test.ts', 'src/web/**/*.test.ts', 'src/server/domain/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // The machine may be running two other files.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // One more than the cores of the smallest machine, because journeys spend much time waiting for takeovers and starts.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'pure', include: pureRooms, isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'src/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/journeys/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          exclude: pureRooms,
          globalSetup: ['tests/helpers/postgres-for-tests.ts'],
        },
      },
    ],
  },
});
