import { videoFormats } from '../../ffmpeg/video-formats.ts';
import { castStrangers } from '../../story-script/cast-strangers.ts';
import { castAnimals, castExtras } from '../../story-script/people/read-crowd.ts';
import { animalRoles } from '../../story-script/words/roles.ts';
import type { ThingLook } from '../../story-script/things/thing-book.ts';
import { findMoment } from '../../story-script/scenes/find-moment.ts';
import { artworkRoles, withLook } from '../world/artwork/artwork-product.ts';
import type { StoryCharacter, StoryProduct } from '../../story/story.ts';
import type { AnimalLook } from '../animal/animal-look.ts';
import { designAnimals } from '../animal/design/design-animals.ts';
import { designCast } from '../person/design/design-cast.ts';
import type { PersonLook } from '../person/person-look.ts';
import { placeLight } from '../world/light/place-light.ts';
import { isIndoor } from '../world/places/indoor.ts';
import { viewOfPlace } from '../world/draw-place.ts';
import type { View } from '../world/space/view.ts';
import type { Light } from '../brush/brush.ts';
import { seedOf } from '../brush/seed-of.ts';
import type { FrameOrder } from './frame-plan.ts';
import { findInArms } from './things/in-arms.ts';

/** Data shared by the arrangements of people and things. */
export type Stage = {
  order: FrameOrder;
  width: number;
  height: number;
  view: View;
  light: Light;
  indoor: boolean;
  looks: Map<string, PersonLook>;
  /** The scene's people, the acting person first. */
  persons: StoryCharacter[];
  /** The scene's animals with their looks. */
  animals: { character: StoryCharacter; look: AnimalLook }[];
  /** An animal that the acting person holds; it is not among the others. */
  inArms: { character: StoryCharacter; look: AnimalLook } | null;
  /** The scene has a baby, which lies in a person's arms or by itself. */
  hasBaby: boolean;
  /** Roles of the scene's characters that are artwork: robots, dragons. */
  creatures: string[];
  products: (StoryProduct & { look?: ThingLook })[];
  /** -1 when a redraw is seen from the other side: people on the left are on the right. */
  flip: 1 | -1;
  /** Size of the subject in a redraw; 1 in the first picture. */
  nearness: number;
  /** The subject's side, unless something else decides it. */
  side: -1 | 1;
  /** A random choice that is stable for the frame. */
  choose: <Choice>(name: string, choices: readonly Choice[]) => Choice;
};

const maxPersons = 4;
const maxAnimals = 3;

/** The seed of places, shared by all frames of a story; a story without characters and products has one per frame. */
export function placeSeedOf({ characters, products, seed }: FrameOrder): string {
  return [...characters, ...products].map(({ id }) => id).join(' ') || seed;
}

export function setStage(order: FrameOrder): Stage {
  const { scene, characters, products, format, seed } = order;
  const { width, height } = videoFormats[format];
  const find = <Thing extends { id: string }>(things: Thing[], ids: string[]): Thing[] =>
    ids.flatMap((id) => things.filter((thing) => thing.id === id).slice(0, 1));
  const cast = find(characters, scene.characterIds);
  // A tale of animals may have one animal beyond those with an entry.
  const most = cast.some(({ role }) => animalRoles.has(role)) ? 1 : 2;
  const pets = castAnimals(scene.narration, cast, cast.length > 2 ? Math.min(1, most) : most, {
    namedBefore: scene.namedBefore,
    known: characters.filter(({ role, id }) => animalRoles.has(role) && !scene.characterIds.includes(id)),
  });
  const animalLooks = designAnimals([...new Set([...characters, ...pets])]);
  // A shark has no painter; drawing a person in its place would be worse than drawing none.
  const persons = cast
    .filter(({ role }) => role !== 'baby')
    .filter(({ role, id }) => !animalRoles.has(role) && !artworkRoles.has(role) && !animalLooks.has(id))
    .slice(0, maxPersons);
  const isTale = characters.length > 0 && characters.every(({ role }) => animalRoles.has(role));
  const room = maxPersons - persons.length - pets.length;
  const crowd = isTale && persons.length === 0 ? [] : castExtras(scene.narration, cast, room);
  const extras = crowd.length > 0 || !scene.pictured ? crowd : castStrangers(scene.pictured, cast, room);
  const animals = [...cast, ...pets].flatMap((character) => {
    const look = animalLooks.get(character.id);
    return look ? [{ character, look }] : [];
  });
  const inArms =
    persons.length + extras.length > 0 ? findInArms(findMoment(scene), animals, scene.narration) : undefined;
  // Every other variation is seen from the other side.
  const flip = (order.variation ?? 0) % 2 === 1 ? -1 : 1;
  const light = placeLight(scene.setting, scene.timeOfDay, scene.weather);
  const choose: Stage['choose'] = (name, choices) => choices[seedOf(`${seed}/${name}`) % choices.length]!;
  return {
    order,
    width,
    height,
    flip,
    nearness: 1,
    side: choose('side', [-flip, flip] as (1 | -1)[]),
    view: viewOfPlace({
      setting: scene.setting,
      seed: placeSeedOf(order),
      width,
      height,
      isMirrored: flip < 0,
    }),
    light: { ...light, x: light.x * flip },
    indoor: isIndoor(scene.setting),
    looks: designCast([...characters, ...extras], { weather: scene.weather, setting: scene.setting }),
    persons: [...persons, ...extras],
    hasBaby: cast.some(({ role }) => role === 'baby'),
    creatures: cast.map(({ role }) => role).filter((role) => artworkRoles.has(role)),
    animals: animals.filter((animal) => animal !== inArms).slice(0, maxAnimals),
    inArms: inArms ?? null,
    products: find(products, scene.productIds).map(withLook),
    choose,
  };
}

/** Height in pixels of a person who stands at the distance z. */
export const heightAt = ({ view }: Stage, look: PersonLook, z: number): number =>
  1.75 * look.stature * view.scale(z);

export const groundAt = ({ view }: Stage, z: number): number => view.horizon + view.eye * view.scale(z);
