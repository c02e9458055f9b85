import type { StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { castAnimals, castExtras } from '../people/read-crowd.ts';
import { isCallToAction } from '../products/offer.ts';
import { animalRoles } from '../words/roles.ts';

/** Characters and products before a scene: the most recent characters first, without those who have died. */
export type Known = {
  alive: readonly StoryCharacter[];
  products: readonly Pick<StoryProduct, 'id'>[];
};

const maxExtras = 4;

/**
 * Fills a scene whose words mention neither a character nor a product, so that it does not show an empty place: a call to
 * action gets the product, any other scene the character who was shown last.
 */
export function fillScene(scene: StoryScene, { alive, products }: Known): StoryScene {
  const { narration, characterIds, productIds } = scene;
  if (characterIds.length > 0 || productIds.length > 0) return scene;
  if (castExtras(narration, [], maxExtras).length > 0 || castAnimals(narration, [], maxExtras).length > 0)
    return scene;
  const [product] = products;
  if (isCallToAction(narration) && product)
    return { ...scene, productIds: [product.id], shot: 'product', action: 'stand' };
  const person = alive.find(({ role }) => !animalRoles.has(role)) ?? alive[0];
  if (!person) return scene;
  const animal = alive.find(({ role }) => animalRoles.has(role));
  if (animal && praisesAnimal.test(narration))
    return {
      ...scene,
      characterIds: [...new Set([person.id, animal.id])],
      shot: 'medium',
      action: 'stand',
      feeling: 'happy',
    };
  return { ...scene, characterIds: [person.id], shot: 'medium', action: 'stand' };
}

/** "Good boy.": the dog is meant, and its owner says it. */
const praisesAnimal = /^\W*(?:such a |what a |that[’']s a )?good (?:boy|girl|dog|cat|horse)\b/iu;
