import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { composeFrame } from './compose-frame.ts';

/** The people, actions and things in the picture of a narrative's scene; the first scene by default. */
function shown(narrative: string, sceneIndex = 0) {
  const { story } = readNarrative(narrative);
  const scene = story.scenes[sceneIndex]!;
  const { characters, products } = story;
  const plan = composeFrame({ scene, characters, products, style: 'cel', seed: 'moment', format: '9:16' });
  const persons = plan.cast.flatMap((member) =>
    member.kind === 'figure'
      ? [
          {
            id: member.characterId,
            figure: member.figure,
            holds: member.holds?.look?.artwork ?? member.holds?.kind,
          },
        ]
      : [],
  );
  return { setting: scene.setting, names: characters.map(({ name }) => name), persons };
}

describe('a hand holds only things from the text', () => {
  test.each([
    ['Every morning Rosa lifts her leg in the living room.', undefined],
    ['In the living room Rosa carried the baby.', 'baby'],
    ['Rosa lifts a heavy box in the garage.', 'box'],
    ['In the kitchen Rosa carries a suitcase.', 'suitcase'],
  ])('%s', (sentence, thing) => {
    expect(shown(sentence).persons[0]!.holds).toBe(thing);
  });

  test('finished repairs do not show a hammer', () => {
    const { persons } = shown('Helen waved in the street after two years of repairs.');
    expect(persons[0]!.figure.action).not.toBe('repair');
    expect(shown('Helen repairs the fence in the garden.').persons[0]!.figure.action).toBe('repair');
  });
});

describe('the people in the picture', () => {
  test('"she" is not a baby', () => {
    const text =
      'Maya walks into the kitchen at six. The baby cried all night. She pours hot water into a cup.';
    expect(shown(text).persons.some(({ id, holds }) => id === 'baby' && holds)).toBe(false);
  });

  test('the owner of a scarf does not matter', () => {
    const text =
      'Nora built a snowman in the garden. She gave it a hat and grandpa’s scarf. Then Nora danced.';
    expect(shown(text).names).toEqual(['Nora']);
    expect(shown(`${text} Grandpa laughed and waved.`).names).toHaveLength(2);
  });

  test('the lead is the actor of the shown sentence, not the person named most often', () => {
    const text = 'Wren held the light high. Wren was cold. The captain gave Wren a letter in the kitchen.';
    const { persons } = shown(text, 2);
    expect(persons.find(({ holds }) => holds === 'envelope')?.id).toBe('captain');
  });
});

test('a park has no bed: a sleeper sits there with closed eyes', () => {
  const [sleeper] = shown('Omar slept in the park. He slept for an hour.').persons;
  expect(sleeper!.figure).toMatchObject({ action: 'sit', isAsleep: true });
  expect(shown('Omar slept in the bedroom.').persons[0]!.figure.action).toBe('sleep');
});
