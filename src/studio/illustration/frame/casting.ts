import type { Action, Feeling, ProductKind, StoryCharacter } from '../../story/story.ts';
import { canHold } from '../person/hands/held-thing.ts';
import type { ShownProduct } from './frame-plan.ts';
import type { Stage } from './stage.ts';

export type Role = {
  character: StoryCharacter;
  action: Action;
  feeling: Feeling;
  holds?: ShownProduct;
  /** Whether the eyes are on the thing in the hands. */
  looksAtThing: boolean;
};

/** What a hand does without anything in it looks wrong: the thing that the action is done with. */
const usualThing: Partial<Record<Action, ShownProduct>> = {
  carry: { kind: 'box', colour: '#c79a63', name: '' },
  drink: { kind: 'cup', colour: '#f2efe8', name: '' },
  read: { kind: 'book', colour: '#a8443c', name: '' },
  phone: { kind: 'phone', colour: '#23262d', name: '' },
};
const fitting: Partial<Record<Action, readonly ProductKind[]>> = {
  drink: ['cup', 'bottle'],
  read: ['book', 'notebook', 'tablet'],
  phone: ['phone', 'app-screen'],
};
const holding: readonly Action[] = ['hold-out', 'carry', 'drink', 'read', 'phone'];

/** Those who stand by do what goes with it. */
const together: Partial<Record<Action, Action>> = {
  walk: 'walk',
  run: 'run',
  hug: 'hug',
  sit: 'sit',
  wave: 'wave',
  'sit-at-desk': 'stand',
};
const beside: Record<Feeling, Feeling> = {
  neutral: 'neutral',
  happy: 'happy',
  sad: 'worried',
  worried: 'thoughtful',
  surprised: 'surprised',
  angry: 'worried',
  thoughtful: 'neutral',
  proud: 'happy',
};

/** Who does what, the acting person first; what nobody holds stands by itself. */
export function giveRoles(stage: Stage): { roles: Role[]; loose: ShownProduct[] } {
  const { scene } = stage.order;
  const products = [...stage.products];
  const take = (isRight: (kind: ProductKind) => boolean): ShownProduct | undefined => {
    const at = products.findIndex(({ kind }) => isRight(kind));
    return at === -1 ? undefined : products.splice(at, 1)[0];
  };
  const roles = stage.persons.map((character, index): Role => {
    if (index > 0) {
      const shared = together[scene.action] ?? 'stand';
      // Arms for two.
      const action = shared === 'hug' && index > 1 ? 'stand' : shared;
      return { character, action, feeling: beside[scene.feeling], looksAtThing: false };
    }
    const wanted =
      scene.action === 'stand' && products.some(({ kind }) => canHold(kind)) ? 'hold-out' : scene.action;
    const kinds = fitting[wanted];
    const holds = holding.includes(wanted)
      ? (take((kind) => (kinds ? kinds.includes(kind) : canHold(kind))) ?? usualThing[wanted])
      : undefined;
    const action = wanted === 'hold-out' && !holds ? 'stand' : wanted;
    return {
      character,
      action,
      feeling: scene.feeling,
      ...(holds && { holds }),
      looksAtThing:
        holds !== undefined && (action !== 'hold-out' || stage.persons.length === 1) && action !== 'carry',
    };
  });
  return { roles, loose: products };
}
