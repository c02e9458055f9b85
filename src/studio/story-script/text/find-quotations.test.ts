import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const speak = (narrative: string): [string, string | null][] => {
  const { characters, scenes } = readNarrative(narrative).story;
  return scenes.flatMap(({ quotations }) =>
    quotations.map(({ text, characterId }): [string, string | null] => [
      text,
      characters.find(({ id }) => id === characterId)?.name ?? null,
    ]),
  );
};

test.each<[string, string, [string, string | null][]]>([
  ['the verb behind it', 'Anna met Tom. "Hello," said Tom.', [['Hello,', 'Tom']]],
  ['the verb before it', 'Tom looked up. Anna whispered: “Not now.”', [['Not now.', 'Anna']]],
  ['a pronoun', 'Tom waited for Anna. “You are late,” he said.', [['You are late,', 'Tom']]],
  [
    'a role in single quotation marks',
    'The barista smiled. ‘It’s on the house,’ she said to Tom.',
    [['It’s on the house,', 'Barista']],
  ],
  [
    'two parts of one speech',
    '"I know," said Anna, "but I am tired." Tom nodded.',
    [
      ['I know,', 'Anna'],
      ['but I am tired.', 'Anna'],
    ],
  ],
  [
    'two who take turns',
    '"Are you sure?" asked Anna.\n\n"Yes," said Tom.\n\n"Really?"\n\n"Really."',
    [
      ['Are you sure?', 'Anna'],
      ['Yes,', 'Tom'],
      ['Really?', 'Anna'],
      ['Really.', 'Tom'],
    ],
  ],
  ['who acts in the sentence before', 'Anna opened the door. "Surprise!"', [['Surprise!', 'Anna']]],
  ['the narrator', 'I looked at my wife Elena. "Let us go," I said.', [['Let us go,', 'Narrator']]],
  ['words that nobody speaks', 'Tom bought a so-called "smart" lamp. It was not.', []],
])('a quotation has its speaker: %s', (_, narrative, speakers) => {
  expect(speak(narrative)).toEqual(speakers);
});

test('a dog does not speak if a person may be meant', () => {
  const { story } = readNarrative(
    'Hannah has a dog called Biscuit. Biscuit eats nothing. The vet laughed when she told him. "Try Fieldmeal," he said.',
  );
  const vet = story.characters.find(({ role }) => role === 'vet');
  expect(vet?.gender).toBe('male');
  expect(story.scenes.at(-1)!.quotations[0]!.characterId).toBe(vet?.id);
});
