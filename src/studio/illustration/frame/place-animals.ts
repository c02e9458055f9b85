import type { AnimalFigure } from '../animal/animal-figure.ts';
import type { Box } from '../brush/manner.ts';
import { measureAnimal } from '../animal/measure-animal.ts';
import type { Figure } from '../person/figure.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { postureOf } from './animal-posture.ts';
import { toFrame } from './arrange/camera.ts';
import { findRoom, type Gap } from './arrange/find-room.ts';
import type { Camera, CastMember, Prop } from './frame-plan.ts';
import type { Stage } from './stage.ts';
import { coverOf } from './things/cover.ts';

/** Small animals are enlarged, so that they are visible beside people. */
const shownBeside = (metres: number): number => (metres < 0.4 ? 0.13 + metres * 0.675 : metres);
/** Animals whose back is higher than a table stand behind the people. */
const isLarge = (metres: number): boolean => metres > 0.85;
/** Seats would hide all but the tallest. */
const isTall = (metres: number): boolean => metres > 1.3;

const oppositeOf = (side: -1 | 1): -1 | 1 => (side === 1 ? -1 : 1);

/** Distance of an animal that is too tall to stand in front of a person. */
const behindZ = 4.2;
const hides = ({ box, centre }: { box: Box; centre: number }, figure: Figure): boolean => {
  const overlap =
    Math.min(centre + box.width / 2, figure.x + figure.height * 0.12) -
    Math.max(centre - box.width / 2, figure.x - figure.height * 0.12);
  return (
    measureFigure(figure).seat === undefined &&
    overlap > figure.height * 0.12 &&
    box.height > figure.height * 0.62
  );
};

/** Places the scene's animals beside its people: small ones nearer, where they hide nothing, large ones behind. */
export function placeAnimals(
  stage: Stage,
  persons: CastMember[],
  props: Prop[],
  camera: Camera,
): CastMember[] {
  const { animals, view, height, order } = stage;
  if (order.scene.setting === 'car') return persons;
  const figures = persons.flatMap((member) => (member.kind === 'figure' ? [member.figure] : []));
  const taken: Gap[] = [
    ...figures.map((figure) => ({
      from: figure.x - figure.height * 0.12,
      to: figure.x + figure.height * 0.12,
    })),
    ...persons.flatMap((member) =>
      member.kind === 'figure'
        ? [...member.behind, ...member.before].map(({ box }) => ({
            from: box.x,
            to: box.x + box.width,
            weight: 0.6,
          }))
        : [],
    ),
    ...props.map(({ box, on }) => ({
      from: (on ?? { box }).box.x,
      to: (on ?? { box }).box.x + (on ?? { box }).box.width,
    })),
  ];
  const lead = persons.find(({ characterId }) => characterId === stage.persons[0]?.id);
  const acting = lead?.kind === 'figure' ? lead.figure : figures[0];
  const eyes = acting ? measureFigure(acting).eyes : undefined;
  const mounted = lead?.kind === 'figure' && lead.figure.action === 'ride-horse' ? lead : null;
  const posture = postureOf(stage, (id) => stage.choose(`rest ${id}`, ['sit', 'stand'] as const));
  const areSeated = figures.some((figure) => measureFigure(figure).seat !== undefined);
  const placed: { centre: number; wide: number }[] = [];
  const added = animals.map(({ character, look }, index): CastMember => {
    if (mounted && index === 0 && look.plan === 'four-legged')
      return underRider(mounted, { character, look }, order.scene.feeling);
    const metres = shownBeside(look.height);
    const lowest = view.floorZ((height * 0.955 - camera.y) / camera.zoom);
    const isFar = (areSeated ? isTall : isLarge)(look.height);
    const stand = (z: number): AnimalFigure => ({
      look,
      posture: posture(character.id),
      feeling: order.scene.feeling,
      x: 0,
      y: toFrame(camera, { x: 0, y: view.horizon + view.eye * view.scale(z) }).y,
      height: metres * view.scale(z) * camera.zoom,
      facing: 1,
      turn: metres > 0.6 ? 0.75 : 0.5,
    });
    const near = isFar ? 4.6 : Math.max(2.95, lowest);
    // A wide animal stands further back, so that it is not cut.
    const wide = measureAnimal(stand(near)).box.width / (stage.width * 0.82);
    const settle = (z: number) => {
      const still = stand(z);
      const { box } = measureAnimal(still);
      return { z, still, box, centre: findRoom(stage.width, taken, Math.min(box.width, stage.width * 0.9)) };
    };
    const before = settle(near * Math.max(1, wide));
    const { z, still, box, centre } =
      before.z < behindZ &&
      character.id !== order.scene.characterIds[0] &&
      figures.some((figure) => hides(before, figure))
        ? settle(behindZ)
        : before;
    const crossed = placed.find((other) => Math.abs(other.centre - centre) < (other.wide + box.width) / 2);
    placed.push({ centre, wide: box.width });
    taken.push({ from: centre - box.width / 2, to: centre + box.width / 2, weight: 4 });
    const towards = acting && acting.x < centre ? -1 : 1;
    // Behind a person, the head must point away from the person, or it would be hidden.
    const facing = crossed
      ? // The head of an animal beside another one points away from it.
        crossed.centre < centre
        ? 1
        : -1
      : acting && z > 3.2 && Math.abs(acting.x - centre) < box.width * 0.62
        ? oppositeOf(towards)
        : towards;
    const animal: AnimalFigure = {
      ...still,
      facing,
      x: centre - facing * (box.x + box.width / 2),
      ...(eyes && { gaze: eyes }),
    };
    return { kind: 'animal', characterId: character.id, depth: 3.2 / z, blur: 0, animal };
  });
  const shown = turnHeadsFree(added.toSorted((first, second) => first.depth - second.depth));
  return [...lookAt(persons, shown), ...shown].toSorted((first, second) => first.depth - second.depth);
}

/** Turns an animal round whose head is behind a nearer one. */
function turnHeadsFree(animals: readonly CastMember[]): CastMember[] {
  return animals.map((member, index) => {
    if (member.kind !== 'animal') return member;
    const nearer = animals
      .slice(index + 1)
      .flatMap((other) => (other.kind === 'animal' ? [measureAnimal(other.animal).box] : []));
    const hidden = ({ head }: { head: Box }) => Math.max(0, ...nearer.map((box) => coverOf(head, box)));
    const turned = turnRound(member.animal);
    return hidden(measureAnimal(turned)) < hidden(measureAnimal(member.animal))
      ? { ...member, animal: turned }
      : member;
  });
}

function turnRound(animal: AnimalFigure): AnimalFigure {
  const middleOf = ({ x, width }: Box) => x + width / 2;
  const turned: AnimalFigure = { ...animal, facing: oppositeOf(animal.facing) };
  const by = middleOf(measureAnimal(animal).box) - middleOf(measureAnimal(turned).box);
  return { ...turned, x: animal.x + by };
}

/** Places a horse on the ground under its rider, in proportion to the rider. */
function underRider(
  { figure, groundY = figure.y, depth }: CastMember & { kind: 'figure' },
  { character, look }: Stage['animals'][number],
  feeling: AnimalFigure['feeling'],
): CastMember {
  const metre = figure.height / (1.75 * figure.look.stature);
  const animal: AnimalFigure = {
    look,
    posture: 'walk',
    feeling,
    x: figure.x + figure.facing * metre * 0.02,
    y: groundY,
    height: look.height * metre,
    facing: figure.facing,
    turn: 0.9,
  };
  return { kind: 'animal', characterId: character.id, depth: depth - 0.02, blur: 0, animal };
}

/** Makes a person who is alone with an animal look at it, unless the hands are busy. */
function lookAt(persons: CastMember[], animals: readonly CastMember[]): CastMember[] {
  const animal = animals.find((member) => member.kind === 'animal');
  const [person] = persons;
  if (persons.length !== 1 || animal?.kind !== 'animal' || person?.kind !== 'figure' || person.holds)
    return persons;
  return [{ ...person, figure: { ...person.figure, gaze: measureAnimal(animal.animal).eyes } }];
}
