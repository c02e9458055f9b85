import { narratives as heldOut } from '#studio/story-script/test-narratives/held-out.ts';
import { narratives } from '#studio/story-script/test-narratives/table.ts';

const told = [...narratives, ...heldOut].map(({ text }) => text);
const beginningWith = (words: string): string => {
  const found = told.find((text) => text.startsWith(words));
  if (!found) throw new Error(`No narrative begins with "${words}".`);
  return found;
};

const farm = `Every morning Nora walks down to the field with a bucket of oats. Her old brown horse Duke is waiting at the gate, and three white sheep stand behind him in the fog.

In the afternoon a small black dog called Pepper runs along the path. Pepper barks at the horse. Duke does not move. Nora laughs and sits down in the grass, and the dog lies at her feet.

In the evening she sleeps on the sofa in the living room, and Pepper sleeps beside her.`;

const rabbit = `Little Rabbit lived at the edge of the forest. One rainy night he could not find his way home.

"Are you lost?" asked the grey cat from the garden wall. "I am," said Rabbit, and his ears hung down.

The cat walked ahead of him through the street, past the sleeping hen and the proud rooster. In the morning they stood in the meadow, and Rabbit jumped for joy. "Thank you, Cat!" he cried.`;

/** Narratives of every kind, those with animals first: adverts, tales, founders, customers, training, news. */
export const sheetNarratives: readonly string[] = [
  ...[
    'Biscuit is',
    'Once upon a time there was a little fox',
    'Bear could not',
    'A lost parrot',
    'Nobody in the Novak',
    'There was once a very small knight',
  ].map(beginningWith),
  farm,
  rabbit,
  ...[
    'It is 7 a.m.',
    'I grew up above',
    "This is Kevin's",
    'Bright Smile',
    'Deep in the ocean',
    'Heavy snow',
  ].map(beginningWith),
];
