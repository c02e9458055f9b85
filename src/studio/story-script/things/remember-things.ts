import type { Story, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { followThings } from './follow-things.ts';
import { productBook } from '../products/find-product-places.ts';

/** The number of scenes without things after which a thing is forgotten. */
const maxSilent = 2;
const maxRemembered = 4;

/** Adds to each scene the things mentioned before it and the products that its pronouns refer to. */
export function rememberThings(story: Story): Story {
  const { characters, products } = story;
  let before: string[] = [];
  let silent = 0;
  const scenes = story.scenes.map((scene): StoryScene => {
    const { named, meant } = followThings(scene.narration, { before, products, characters });
    const meantIds = meant.flatMap((words) => products.find((product) => isMeant(product, words))?.id ?? []);
    const told: StoryScene = {
      ...scene,
      productIds: [...new Set([...scene.productIds, ...meantIds])],
      ...(before.length > 0 && { namedBefore: before }),
    };
    silent = named.length > 0 ? 0 : silent + 1;
    // The things of the scene before remain, behind those of this one.
    const last = told.namedBefore?.filter((words) => !named.includes(words)).slice(-2) ?? [];
    before = named.length > 0 ? [...last, ...named].slice(-maxRemembered) : silent > maxSilent ? [] : before;
    return told;
  });
  return { ...story, scenes };
}

function isMeant({ name, kind }: StoryProduct, words: string): boolean {
  if (name.toLowerCase().includes(words.toLowerCase())) return true;
  const parts = words.toLowerCase().split(' ');
  return parts.some((_, from) => {
    const found = productBook.find(parts, from);
    return found?.value?.kind === kind && from + found.length === parts.length;
  });
}
