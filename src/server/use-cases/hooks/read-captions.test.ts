import { describe, expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import { findHook, updateHookWords } from '../../db/hooks.ts';
import type { StoredWord } from '../../db/video-tables.ts';
import { hasCaptions, readCaptions } from './read-captions.ts';

/** The duration of `finishHook`'s media: ten seconds. */
const seconds = (time: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

const words: StoredWord[] =
  'This is really good stuff, and everybody I know wants one for their own room now. Stop & get it!'
    .split(' ')
    .map((word, index) => ({ word, startSeconds: 0.25 + index * 0.31, endSeconds: 0.5 + index * 0.31 }));
const text = words.map(({ word }) => (word === 'really' ? '*really*' : word)).join(' ');

async function finished(hookText: string, spoken: StoredWord[] | null) {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const { hookId, videoId } = await beginHook(deps, userId, { hookText });
  const begun = (await findHook(database, hookId))!;
  await finishHook(deps, hookId);
  await updateHookWords(database, hookId, spoken);
  return { database, userId, hookId, videoId, begun };
}

describe('a hook with known word times', () => {
  const known = async () => {
    const made = await finished(text, words);
    const read = (format: 'srt' | 'vtt', id = made.hookId, userId = made.userId) =>
      readCaptions(made, { userId, id, format });
    return { ...made, read };
  };

  test('yields verbatim captions, each within 80 ms of its sound, without the asterisks', async () => {
    const { read } = await known();
    const { text: file } = await read('vtt');
    const spoken = file
      .split('\n\n')
      .slice(1)
      .flatMap((block) => {
        const [times = '', line = ''] = block.trim().split('\n');
        return line.split(' ').map((part, index) => ({
          word: part.replace(/^<[\d:.]+>/, '').replaceAll('&amp;', '&'),
          start: seconds(index === 0 ? times.split(' ')[0]! : /^<([\d:.]+)>/.exec(part)![1]!),
        }));
      });
    expect(spoken.map(({ word }) => word)).toEqual(words.map(({ word }) => word));
    for (const [index, { start }] of spoken.entries())
      expect(Math.abs(start - words[index]!.startSeconds)).toBeLessThanOrEqual(0.08);
  });

  test('yields captions that do not overlap, fit on a line, and end with the hook at the latest', async () => {
    const { read } = await known();
    const { text: file, fileName } = await read('srt');
    const cues = file
      .trim()
      .split('\r\n\r\n')
      .map((block) => {
        const [, times = '', line = ''] = block.split('\r\n');
        const [start = 0, end = 0] = times.split(' --> ').map((time) => seconds(time.replace(',', '.')));
        return { start, end, line };
      });
    expect(cues.length).toBeGreaterThan(1);
    for (const [index, { start, end, line }] of cues.entries()) {
      expect(line.length).toBeLessThanOrEqual(42);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(cues[index + 1]?.start ?? 10);
    }
    expect(fileName).toMatch(/^This is really good stuff.*\.srt$/);
  });

  test('is also found by its video’s id, and by its owner only', async () => {
    const { read, ...made } = await known();
    expect(await read('srt', made.videoId)).toEqual(await read('srt'));
    const stranger = await testAccount(made.database, 0);
    for (const id of [made.hookId, made.videoId])
      await expect(read('srt', id, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has no captions before it is finished', async () => {
    const { begun } = await known();
    expect(hasCaptions({ ...begun, words })).toBe(false);
  });
});

test.each([
  ['its word times are unknown', null],
  ['nothing is spoken', []],
])('there are no captions while %s', async (_, spoken) => {
  const made = await finished('Hello there.', spoken);
  expect(hasCaptions((await findHook(made.database, made.hookId))!)).toBe(false);
  await expect(
    readCaptions(made, { userId: made.userId, id: made.hookId, format: 'vtt' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('if more or fewer words are spoken than written, the captions contain the spoken ones', async () => {
  const made = await finished('Save 🔥 *now* 3 * 4', [
    { word: 'Save', startSeconds: 0.2, endSeconds: 0.5 },
    { word: 'now', startSeconds: 0.5, endSeconds: 0.9 },
  ]);
  const { text: file } = await readCaptions(made, { userId: made.userId, id: made.hookId, format: 'srt' });
  expect(file).toContain('\r\nSave now\r\n');
});
