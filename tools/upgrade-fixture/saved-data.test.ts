import { expect, test } from 'vitest';
import { findDifferences } from '../../tests/helpers/upgrade/answers.ts';
import { packData, unpackData, type SavedData } from '../../tests/helpers/upgrade/saved-data.ts';

test('packing keeps every byte and stores equal files once', () => {
  const person = { email: 'a@example.com', token: 't', userId: 'u' };
  const noise = Buffer.from(Array.from({ length: 50_000 }, () => Math.random() * 256));
  const data: SavedData = {
    about: {
      lastMigration: '0009-content',
      takenAt: '2026-11-22T10:00:00.000Z',
      people: { ada: person, ben: person, cleo: person },
      ids: {},
    },
    tables: { 'public.users': [{ id: 'u' }] },
    queueSchema: 'create schema pgboss;\n',
    answers: { ada: { '/api/wallet': { balance: 1 } } },
    files: new Map([
      ['a/one.mp4', noise],
      ['a/empty', Buffer.alloc(0)],
      ['b/two.mp4', noise],
    ]),
  };
  const packed = packData(data);
  expect(packed.length).toBeLessThan(noise.length * 1.1);
  expect(unpackData(packed)).toEqual(data);
});

test('reports changed values, lost fields and shorter lists, but not new fields and reworded warnings', () => {
  const before = { balance: 1, title: 'A', videos: [1, 2], warnings: ['old words'] };
  expect(findDifferences(before, { ...before, kind: 'ugc', warnings: ['new words'] })).toEqual([]);
  expect(findDifferences(before, { balance: 2, videos: [1] })).toEqual([
    '/balance: 1 became 2',
    '/title: "A" became undefined',
    '/videos: 2 entries became 1',
  ]);
  expect(findDifferences(null, { a: 1 }, '/x')).toEqual(['/x: null became {"a":1}']);
});

test('ignores a changed position of a session used in between, but not another session', () => {
  const session = (id: string, lastSeenAt: string) => ({ id, lastSeenAt });
  const before = [session('a', '1 ms'), session('b', '2 ms')];
  expect(findDifferences(before, [session('b', '3 ms'), session('a', '1 ms')])).toEqual([]);
  expect(findDifferences(before, [session('c', '3 ms'), session('a', '1 ms')])).toEqual([
    '/1/id: "b" became "c"',
  ]);
});
