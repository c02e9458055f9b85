import type { StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { castAnimals, castExtras } from './read-crowd.ts';
import { isCallToAction } from './offer.ts';
import { animalRoles } from './words/roles.ts';

/** Whom and what the story knows when a scene is told: the most recent persons first, none that have died. */
export type Known = {
  alive: readonly StoryCharacter[];
  products: readonly Pick<StoryProduct, 'id'>[];
};

const maxExtras = 4;

/**
 * A scene whose words name nobody and nothing of the story shows what it is surely about, not an empty place: what an
 * advert asks its reader to do has the product, else the person that the story showed last.
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
  return { ...scene, characterIds: [person.id], shot: 'medium', action: 'stand' };
}
