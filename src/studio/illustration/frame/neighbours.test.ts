import { describe, expect, test } from 'vitest';
import { settings, type ProductKind, type StoryScene } from '../../story/story.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { measureAnimal } from '../animal/measure-animal.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { coverOf } from './things/cover.ts';
import { nameOfThing } from './things/without-shown.ts';

/** The frames of the last sentence in several places, with several seeds. */
function plansOf(
  narrative: string,
  change: Partial<StoryScene> = {},
  places: readonly StoryScene['setting'][] = ['park', 'street', 'field'],
  shown: 'named' | 'all' = 'named',
): FramePlan[] {
  const { story } = readNarrative(narrative);
  const scene = story.scenes.at(-1)!;
  const characterIds = shown === 'all' ? story.characters.map(({ id }) => id) : scene.characterIds;
  return places.flatMap((setting, row) =>
    [0, 1, 2].map((column) =>
      composeFrame({
        scene: { ...scene, shot: 'wide', quotations: [], characterIds, ...change, setting },
        characters: story.characters,
        products: story.products,
        style: 'comic',
        seed: `${row}/${column}`,
        format: '9:16',
      }),
    ),
  );
}
const figuresOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'figure' ? [member.figure] : []));
const namesOf = ({ props }: FramePlan) => props.map(({ product }) => nameOfThing(product));

describe('people, animals and things beside each other', () => {
  test('two runners do not run into each other', () => {
    const plans = plansOf('Mara has a brother, Tom. Mara and Tom run.', { action: 'run' });
    for (const plan of plans) {
      const [one, other] = figuresOf(plan).map((figure) => measureFigure(figure).box);
      expect(Math.max(coverOf(one!, other!), coverOf(other!, one!))).toBeLessThan(0.25);
    }
  });

  test('nothing small lies on the floor of a vehicle; outdoors it may', () => {
    const narrative = 'Tom reads a book and likes a sandwich.';
    const inVehicles = plansOf(narrative, { action: 'read' }, ['train', 'car']);
    expect(inVehicles.flatMap(namesOf)).not.toContain('sandwich');
    expect(plansOf(narrative, { action: 'read' }, ['park']).flatMap(namesOf)).toContain('sandwich');
  });

  test('no second chair stands beside the chair in use', () => {
    const sitting = plansOf('Tom sits on a chair.', { action: 'sit' }, settings);
    expect(sitting.flatMap(namesOf)).not.toContain('chair');
    expect(plansOf('Tom looks at a chair.', { action: 'stand' }).flatMap(namesOf)).toContain('chair');
  });

  test('a cup in front of a person is no larger than the face; a laptop is', () => {
    const { story } = readNarrative('Tom bought a backpack. Tom sold the backpack to Mara.');
    const [scene, product] = [story.scenes[0]!, story.products[0]!];
    const heroOf = (kind: ProductKind): number[] => {
      const { hero, cast } = composeFrame({
        scene: {
          ...scene,
          narration: 'Tom is proud.',
          setting: 'kitchen',
          shot: 'product',
          productIds: [product.id],
          quotations: [],
        },
        characters: story.characters,
        products: [{ ...product, kind, name: kind }],
        style: 'comic',
        seed: 'hero',
        format: '9:16',
      });
      return cast.flatMap((member) =>
        hero && member.kind === 'bust' ? [hero.box.height / member.bust.headHeight] : [],
      );
    };
    expect(heroOf('cup').length).toBeGreaterThan(0);
    expect(Math.max(...heroOf('cup'))).toBeLessThan(1);
    expect(Math.min(...heroOf('laptop'))).toBeGreaterThan(1);
  });

  test('the head of an animal is not behind another animal', () => {
    const narratives = ['dog', 'goat', 'cat'].map(
      (other) =>
        `Tom and his ${other} Rex walked across the field. A sheep looked at Rex. Mara sat with Rex and the sheep.`,
    );
    const heads = narratives.flatMap((narrative) =>
      plansOf(narrative, {}, ['park', 'field', 'beach'], 'all').flatMap(({ cast }) =>
        cast.flatMap((member, index) => {
          if (member.kind !== 'animal') return [];
          const { head } = measureAnimal(member.animal);
          return cast
            .slice(index + 1)
            .flatMap((other) =>
              other.kind === 'animal' ? [coverOf(head, measureAnimal(other.animal).box)] : [],
            );
        }),
      ),
    );
    expect(heads.length).toBeGreaterThan(8);
    expect(Math.max(...heads)).toBeLessThan(0.3);
  });
});
