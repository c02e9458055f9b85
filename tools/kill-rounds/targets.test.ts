import { expect, test } from 'vitest';
import { seededRandom } from '../../tests/helpers/seeded-random.ts';
import { pidsOf } from './targets.ts';

const processes = [
  { pid: 10, parentPid: 1, command: 'node src/server/main.ts' },
  { pid: 11, parentPid: 10, command: 'node src/server/main.ts --services=web --supervised' },
  { pid: 12, parentPid: 10, command: 'node src/server/main.ts --services=worker --supervised' },
  { pid: 13, parentPid: 12, command: 'ffmpeg -nostdin -i clip.mp4' },
  { pid: 20, parentPid: 1, command: '/packages/postgres -D /data/postgres' },
  { pid: 21, parentPid: 20, command: 'postgres: checkpointer' },
  { pid: 22, parentPid: 20, command: 'postgres: hookline postgres [local] idle' },
  { pid: 30, parentPid: 1, command: 'ffmpeg -i of-another-app.mp4' },
];
const heads = { supervisor: 10, postmaster: 20 };

test.each([
  ['worker', [12]],
  ['web', [11]],
  ['supervisor', [10]],
  ['postmaster', [20]],
  ['backend', [22]],
  ['ffmpeg', [13]],
] as const)('of all processes, %s is only what belongs to this app', (target, pids) => {
  expect(pidsOf(target, processes, heads)).toEqual(pids);
});

test('the same seed selects the same targets, another seed different ones', () => {
  const draw = (seed: number): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => random.pick([1, 2, 3, 4, 5]));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(new Set(draw(1))).toEqual(new Set([1, 2, 3, 4, 5]));
});
