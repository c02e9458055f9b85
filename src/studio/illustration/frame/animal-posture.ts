import type { Action } from '../../story/story.ts';
import type { AnimalLook } from '../animal/animal-look.ts';
import type { Posture } from '../animal/animal-figure.ts';
import { readAnimalPostures } from './animal-deeds.ts';
import type { Stage } from './stage.ts';

const postures: Partial<Record<Action, Posture>> = {
  run: 'run',
  walk: 'walk',
  carry: 'walk',
  sleep: 'sleep',
  sit: 'sit',
  hug: 'sit',
  lean: 'sit',
  drink: 'sit',
};
/** Postures of an animal beside a person at work. */
const besideWork: Partial<Record<Action, Posture>> = { 'sit-at-desk': 'lie', read: 'lie', work: 'lie' };

/** Lying down, horses and cows look ill. */
const isHoofed = (look: AnimalLook): boolean => look.plan === 'four-legged' && look.body.legs.isHoof;
const onFeet: ReadonlySet<Posture> = new Set<Posture>(['walk', 'run', 'sleep']);

/**
 * The postures of a scene's animals: by their own deeds, else by the scene's action, else `atRest`. The action is that of
 * the acting character, so it means an animal only if no animal has a deed of its own; but sleepers
 * do not wait for each other.
 */
export function postureOf(stage: Stage, atRest: (id: string) => Posture): (id: string) => Posture {
  const { order, animals, persons } = stage;
  const { scene } = order;
  const own = readAnimalPostures(
    scene,
    animals.map(({ character }) => character),
    persons,
  );
  return (id) => {
    const { look } = animals.find(({ character }) => character.id === id)!;
    const deed = own.get(id);
    const shared =
      own.size === 0 || scene.action === 'sleep'
        ? (postures[scene.action] ?? (persons.length > 0 ? besideWork[scene.action] : undefined))
        : undefined;
    const posture = deed ?? shared ?? atRest(id);
    return isHoofed(look) && !onFeet.has(posture) ? 'stand' : posture;
  };
}
