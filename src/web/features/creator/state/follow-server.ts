import type { Generation } from '#contract/calls/generations.ts';
import { draftFromGeneration, type CreatorDraft } from './draft.ts';

type Part = 'hook' | 'product' | 'music';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function follow<P extends Part>(part: P, mine: CreatorDraft, was: CreatorDraft, is: CreatorDraft) {
  const hasChangedThere = !isSame(was[part], is[part]);
  return hasChangedThere && isSame(mine[part], was[part]) ? is[part] : mine[part];
}

/**
 * The entries after the same video was changed elsewhere, in another tab or on another device: a part that was not
 * touched here follows; what was entered here and not sent yet stays.
 */
export function followServer(mine: CreatorDraft, before: Generation, now: Generation): CreatorDraft {
  const was = draftFromGeneration(mine.id, before);
  const is = draftFromGeneration(mine.id, now);
  const next = {
    ...mine,
    hookId: was.hookId !== is.hookId && mine.hookId === was.hookId ? is.hookId : mine.hookId,
    hook: follow('hook', mine, was, is),
    product: follow('product', mine, was, is),
    music: follow('music', mine, was, is),
  };
  return isSame(next, mine) ? mine : next;
}
