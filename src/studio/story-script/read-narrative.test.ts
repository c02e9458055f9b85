import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmptyNarrativeError, readNarrative } from './read-narrative.ts';
import { findStoryFaults } from './find-story-faults.ts';

const bare = (text: string): string => text.replace(/\s+/gu, '');
const told = (narrative: string): string =>
  readNarrative(narrative)
    .story.scenes.map(({ narration }) => narration)
    .join('');

test('a scene holds slices of the narrative, in order', () => {
  const { story } = readNarrative(
    'Mr. Smith woke up early. “Stop!” she said.\r\nThe kitchen was dark.\n\nHe went to work.',
  );
  expect(story.scenes.map(({ narration }) => narration)).toEqual([
    'Mr. Smith woke up early. “Stop!” she said.',
    'The kitchen was dark.',
    'He went to work.',
  ]);
});

const word = fc.constantFrom(
  'the',
  'Maya',
  'kitchen',
  'said',
  '“No!”',
  'her',
  'boss',
  'a',
  'red',
  'lamp',
  'ran',
  'and',
  '3',
  '"Yes."',
  "isn't",
  '😀',
  '北京',
  'Mr.',
  '—',
  '(x)',
  '\u0301',
  '<b>',
);
const sentence = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 14 }),
    fc.constantFrom('. ', '! ', '?\n', '.\r\n\r\n', ' ', '…'),
  )
  .map(([words, end]) => words.join(' ') + end);

test('no word of any text is lost, added or moved, and the same text gives the same story', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(sentence, { minLength: 1, maxLength: 20 }).map((all) => all.join('')),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      ),
      (narrative) => {
        const visible = narrative.toWellFormed().replace(/[\p{Cc}\uFEFF\uFFFD]/gu, '');
        if (!/[\p{L}\p{N}]/u.test(visible)) return;
        const { story } = readNarrative(narrative);
        expect(bare(told(narrative))).toBe(bare(visible));
        expect(story.scenes.length).toBeLessThanOrEqual(8);
        expect(readNarrative(narrative).story).toEqual(story);
        expect(findStoryFaults(story, narrative)).toEqual([]);
      },
    ),
    { numRuns: 150, seed: 7 },
  );
});

test('each of up to eight short moments has a scene, also the ending', () => {
  const moments = [
    'Priya opens a bakery.',
    'At first nobody comes in.',
    'She bakes a cake for her neighbour Tom.',
    'He tastes it and smiles.',
    'Soon a queue stands in the street.',
    'Priya hugs Tom and cries.',
  ];
  const scenesOf = (sentences: readonly string[]) =>
    readNarrative(sentences.join(' ')).story.scenes.map(({ narration }) => narration.trim());
  expect(scenesOf(moments).at(-1)).toBe(moments.at(-1));
  expect(scenesOf(moments).length).toBeGreaterThanOrEqual(5);
  // Control: what is neither done nor felt shares a picture.
  const facts = [
    'The shop is old.',
    'It has two rooms.',
    'The walls are white.',
    'The rent is low.',
    'Priya owns it.',
  ];
  expect(scenesOf(facts)).toHaveLength(3);
});

test('snow stays outside while the story is in a room', () => {
  const { scenes } = readNarrative(
    'Sven shovels snow in the street. In the kitchen he drinks a cup of coffee. Then he walks back into the street and waves at his neighbour.',
  ).story;
  expect(scenes.map(({ weather }) => weather)).toEqual(['snow', 'clear', 'snow']);
});

test('the title has the form of a title', () => {
  const narrative = 'Maya opens her café. She polishes her new silver coffee machine. Maya loves it.';
  expect(readNarrative(narrative).story.title).toBe('Maya and the Coffee Machine');
});

test.each(['', ' \n\t', '😀🎉 ...', '\u0000\u0000'])('%j has nothing that could be told', (narrative) => {
  expect(() => readNarrative(narrative)).toThrow(EmptyNarrativeError);
});

test.each([
  ['Chinese', '小美每天早上五点起床。她走进厨房，打开灯。外面下着雨。\n她的祖父已经在那里了。他笑了。'],
  ['Arabic', 'استيقظت ليلى قبل الفجر. ذهبت إلى المخبز. كان جدها هناك؟ نعم!\nثم ضحكت.'],
  [
    'Cyrillic',
    'Маша проснулась рано. Она пошла на кухню. Там уже был дедушка.\n\n«Доброе утро», — сказал он.',
  ],
])('%s is divided by its sentences, with the note that names were not found', (_, narrative) => {
  const { story, notes } = readNarrative(narrative);
  expect(notes).toEqual(['names-not-found']);
  expect(story.scenes.length).toBeGreaterThanOrEqual(3);
  expect(bare(story.scenes.map(({ narration }) => narration).join(''))).toBe(bare(narrative));
});

test('a sentence of 3,000 words is divided at its clauses', () => {
  const narrative = `${Array.from({ length: 500 }, (_, index) => `and then number ${index} came home`).join(', ')}.`;
  const { story } = readNarrative(narrative);
  expect(story.scenes.length).toBe(8);
  expect(bare(told(narrative))).toBe(bare(narrative));
  const words = story.scenes.map(({ narration }) => narration.split(' ').length);
  expect(Math.max(...words)).toBeLessThan(2 * Math.min(...words));
  expect(story.scenes.slice(0, -1).every(({ narration }) => narration.endsWith(','))).toBe(true);
});

test.each([
  ['3,000 words without any mark', 'word '.repeat(3_000)],
  ['50,000 characters', 'Maya walked into the kitchen and said "Hello" to her boss. '.repeat(862)],
  ['50,000 letters without a space', 'ab'.repeat(25_000)],
  ['a script tag', '<script>alert("Maya")</script> Maya went home. She slept. "Oh no," said Tom.'],
  ['thousands of quotation marks', '" “ \' ‘ « '.repeat(4_000) + 'end'],
  ['nested brackets', '('.repeat(20_000) + 'a'],
])('%s: told whole', (_, narrative) => {
  expect(bare(told(narrative))).toBe(bare(narrative));
});
