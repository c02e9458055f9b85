import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { composeFrame } from './compose-frame.ts';

/** The picture of the scene with these words: its place, and who does what with which thing. */
function shown(narrative: string, words: string) {
  const { story } = readNarrative(narrative);
  const scene = story.scenes.find(({ narration }) => narration.includes(words))!;
  const plan = composeFrame({ ...story, scene, style: 'comic', seed: 'deeds', format: '9:16' });
  const persons = plan.cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
  return {
    setting: plan.place.setting,
    water: plan.water,
    deeds: persons.map(({ characterId, figure }) => `${characterId}: ${figure.action}`),
    held: persons.flatMap(({ holds }) => holds?.look?.artwork ?? holds?.kind ?? []),
    behind: persons.flatMap(({ behind }) => behind.map(({ kind }) => kind)),
  };
}

const brew =
  'In the kitchen Jo hands Lena a can of Brightbrew. Lena takes one sip. Later she runs down the road with the can in her hand.';

describe('a thing stays in the hand', () => {
  test.each(['hands Lena', 'takes one sip', 'runs down'])('%s', (words) => {
    expect(shown(brew, words).held).toContain('can');
  });

  test('unless the sentence does not say so', () => {
    const text = brew.replace('with the can in her hand', 'with her brother');
    expect(shown(text, 'runs down').held).not.toContain('can');
  });
});

describe('who runs or rides away is outdoors', () => {
  const garage = 'Priya fixed a bicycle in the garage. ';
  test.each([
    ['Tom rode off down the hill.', 'street', 'tom: ride'],
    ['Tom ran for the bus.', 'street', 'tom: run'],
    // Control: he stays.
    ['Tom ran his hand along the shelf in the garage.', 'garage', null],
  ])('%s', (sentence, setting, deed) => {
    const picture = shown(`${garage}${sentence}`, sentence);
    expect(picture).toMatchObject({ setting });
    if (deed) expect(picture.deeds).toContain(deed);
  });
});

test('a person writes on a board, and a letter at a table', () => {
  const board = shown('Mr. Okoro writes an equation on the board.', 'equation');
  expect(board).toMatchObject({ setting: 'classroom', behind: ['blackboard'] });
  expect(board.deeds).toEqual(['mr-okoro: write-board']);
  expect(shown('Mr. Okoro writes a letter in the classroom.', 'letter').deeds).toEqual(['mr-okoro: write']);
});

test('the one who is filmed kneads the dough', () => {
  const text = 'My grandmother has a bakery. I filmed her kneading dough in the bakery.';
  expect(shown(text, 'I filmed').deeds.toSorted()).toEqual(['grandmother: knead', 'narrator: photograph']);
  const alone = 'My grandmother has a bakery. I kneaded her dough in the bakery.';
  expect(shown(alone, 'I kneaded').deeds).toContain('narrator: knead');
});

test('a counter is flooded without water at the knees', () => {
  const text = (what: string) => `In the kitchen Lena watched how the machine floods ${what}.`;
  expect(shown(text('the counter'), 'floods').water).toBeNull();
  expect(shown(text('the kitchen'), 'floods').water).not.toBeNull();
});

test('the crying of a baby is not that of its mother', () => {
  expect(shown('Nadia wakes in the bedroom, and her baby is crying.', 'Nadia').deeds).not.toContain(
    'nadia: cry',
  );
  expect(shown('Nadia wakes in the bedroom, and she is crying.', 'Nadia').deeds).toContain('nadia: cry');
});

test('a horse of wood is a toy, also where the story only says "the horse"', () => {
  const animals = (what: string) => {
    const { story } = readNarrative(
      `Emil carves ${what} on the porch. Pia holds the horse high above her head.`,
    );
    return story.scenes.map((scene) => {
      const plan = composeFrame({ ...story, scene, style: 'comic', seed: 'toys', format: '9:16' });
      return plan.cast.filter(({ kind }) => kind === 'animal').length;
    });
  };
  expect(animals('a wooden horse')).toEqual([0, 0]);
  expect(animals('beside his horse')).toEqual([1, 1]);
});

test('a cat of people is at home, and a fox alone in the forest', () => {
  const story = (animal: string) => `Nora plays with her brother. The ${animal} has its own cushion.`;
  expect(shown(story('cat'), 'cushion').setting).toBe('living-room');
  expect(shown(story('fox'), 'cushion').setting).toBe('forest');
});

test('pyjamas are worn by their owner', () => {
  const { story } = readNarrative('My neighbour plays the trumpet. I knocked on his door in my pyjamas.');
  const clothes = Object.fromEntries(story.characters.map(({ id, clothing }) => [id, clothing]));
  expect(clothes).toMatchObject({ narrator: 'pyjamas' });
  expect(clothes['neighbour']).not.toContain('pyjamas');
});

test('a person who wakes another one does not stretch', () => {
  expect(shown('In the kitchen Amir wakes her.', 'wakes').deeds).not.toContain('amir: wake');
  expect(shown('In the kitchen Amir wakes up.', 'wakes').deeds).toContain('amir: wake');
});
