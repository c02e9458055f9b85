import { expect, test } from 'vitest';
import { findIdleExceptions, findWordFaults } from './words.ts';

const found = (text: string, file = 'src/server/a.ts') =>
  findWordFaults(file, text).map(({ words }) => words);

test.each([
  ['// Wakes whoever waits.', 'whoever'],
  ["const text = 'Meanwhile, keep writing';", 'Meanwhile'],
  ['const whoeverWaits = 1;', 'whoever'],
  ['const isMadeAnew = true;', 'Anew'],
  ['# A video is drawn anew', 'anew'],
  ['/**\n * That is a mark of\n * ours.\n */', 'of ours'],
  ['// A file of\n  // ours.', 'of ours'],
  ["new AppError('not_found', 'There is no such post')", 'There is no such'],
  ['/** Answers null when it ended. */', 'Answers'],
  ['/**\n * Answers null when it ended.\n */', 'Answers'],
  ['/** What a redraw costs. */', 'What'],
  ['/**\n * Who speaks it.\n */', 'Who'],
  ['  // Null while nobody knows it.', 'nobody'],
  ['const errand = 1;', 'errand'],
  ['const mostAttempts = 3;', 'mostAttempts'],
  ['const longestGapSeconds = 0.3;', 'longestGapSeconds'],
  ['type HookWish = { text: string };', 'HookWish'],
  ['/** Of the music in the mix. */', 'Of'],
  ["const summary = 'The own videos, newest first';", 'The own'],
  ['// Reuses an\n  // own hook.', 'an own'],
  ['/** At which the samples are played. */', 'At which'],
  ["throw new Error('the reply is no clip');", 'is no'],
  ['// By another engine than\n// before.', 'another engine than'],
  ['/**\n * unless another\n * take than the current one\n */', 'another take than'],
])('%j is a fault', (text, words) => {
  expect(found(text)).toEqual([words]);
});

test.each([
  'const course = hours.shallow;',
  '// The best of hours, and a shallow thing.',
  'const manewer = renewable;',
  "const label = 'Answers of the survey';",
  '/** Returns null. Answers of the vendor are kept. */',
  '/** False if the provider has no such payment. */',
  '// Which one of us is it? Ours.',
  '/** The cost of a redraw, whatever it shows. What fails is retried. */',
  "const text = 'Nobody sees it until you share it.';",
  '// Runs as `nobody`.',
  'const leastRecent = byTime.at(0);',
  '/** Of course this is free. The level of the music. */',
  '/** The user has videos of their own, the others own none. */',
  'const longestLine = lines.at(-1);',
  'const label = "There is no clip, and it is no longer needed";',
  '/** In the order in which they win. */',
  "case 'hardSwish':",
  '// A take other than the current one, from another tab, rather than none.',
])('%j is allowed', (text) => {
  expect(found(text)).toEqual([]);
});

test('reports each fault with its line and a replacement', () => {
  const text = 'one\n// begins anew\nthree\n// for whoever reads\n';
  expect(findWordFaults('docs/a.md', text)).toEqual([
    { file: 'docs/a.md', line: 2, words: 'anew', instead: expect.stringContaining('again') },
    { file: 'docs/a.md', line: 4, words: 'whoever', instead: expect.stringContaining('name') },
  ]);
});

test('word lists of the language rules may contain every word, files beside them may not', () => {
  expect(found("'meanwhile'", 'src/studio/story-script/words/activities.ts')).toEqual([]);
  expect(found("'meanwhile'", 'src/studio/story-script/read-facts.ts')).toEqual([]);
  expect(found("'meanwhile'", 'src/studio/story-script/read-facts.test.ts')).toEqual(['meanwhile']);
});

test('reports an exception without a matching file', () => {
  const files = ['tools/words.ts', 'tools/words.test.ts', 'src/studio/story-script/words/activities.ts'];
  expect(findIdleExceptions(files)).toEqual([
    'src/studio/story-script/test-narratives/',
    'src/studio/story-script/read-facts.ts',
    'src/studio/story-script/text/third-person.ts',
  ]);
});
