import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/helpers/long-files-first.ts';
import { useMemoryFolder } from './tests/helpers/memory-folder.ts';

useMemoryFolder();

/** Parts of rooms that film whose own tests only calculate or draw a picture. */
const quickParts = [
  'src/studio/backdrops/*.test.ts',
  'src/studio/broll/subject/*.test.ts',
  'src/studio/face/{lips,mouth,textures}/*.test.ts',
  'src/studio/greenscreen/composite/*.test.ts',
  'src/studio/matting/mask/*.test.ts',
  'src/studio/music-library/notation/*.test.ts',
  'src/studio/presenter/{arms,face,hands,motion,people}/*.test.ts',
  'src/studio/reel/{layers,timing,vignettes}/*.test.ts',
  'src/studio/speech/text/*.test.ts',
  'src/studio/story-film/{camera,life}/*.test.ts',
];

/** Rooms whose files need no database and take a second or two: importing what they use takes as long as their tests. */
const quickRooms = [
  'src/{contract,web}/**/*.test.ts',
  'src/server/domain/**/*.test.ts',
  'src/studio/{captions,chroma-key,english,ffmpeg,hook-writer,illustration,logo,mouth,raw-frames,reel-script,story-script}/**/*.test.ts',
  ...quickParts,
];

/** Tests of the process itself or of its environment. */
const ownProcess = [
  'src/server/adapters/dodo/dodo-payments.test.ts',
  'src/server/db/embedded-postgres.test.ts',
  'src/server/main.test.ts',
  'src/server/process/**/*.test.ts',
];

/** A real PostgreSQL. */
const globalSetup = ['tests/helpers/postgres-for-tests.ts'];

export default defineConfig({
  test: {
    // Far above what any test needs here: a machine that shares its cores has taken five times as long.
    testTimeout: 300_000,
    setupFiles: ['tests/helpers/stop-at-deadline.ts'],
    // The machine may be running two other files.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // Two more than the cores of the smallest machine: with three, an eighth of them is idle, because journeys spend much time
    // waiting for takeovers and starts.
    maxWorkers: 4,
    sequence: { sequencer: LongFilesFirst },
    // Files of `quick` and `server` share their worker, which saves 0.3 to 0.5 seconds of CPU time a file.
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'src/studio/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/journeys/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            ...ownProcess,
          ],
          exclude: quickRooms,
          globalSetup,
          // The long ones come last, because a run on a slow machine may end before it has begun all.
          sequence: { groupOrder: 1 },
          // Each file has its own process, which Node then loads as it loads the app: half a second of CPU time less.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'quick', include: quickRooms, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [...quickRooms, ...ownProcess],
          isolate: false,
          globalSetup,
        },
      },
    ],
  },
});
