import type { AnimalFigure } from '../../animal/animal-figure.ts';
import { measureAnimal } from '../../animal/measure-animal.ts';
import type { Box } from '../../brush/manner.ts';
import { postureOf } from '../animal-posture.ts';
import { aimCamera, toFrame } from './camera.ts';
import type { Camera, CastMember } from '../frame-plan.ts';
import { groundAt, type Stage } from '../stage.ts';

export type AnimalShot = { cast: CastMember[]; camera: Camera };

/** Shown height in metres when a picture has only animals: a mouse is enlarged, so that it is visible beside a fox. */
const shownAlone = (metres: number): number => (metres < 1 ? 0.8 * metres ** 0.45 : 0.8 * metres);
const maxZoom = 2.3;
/** Animals beside each other share the width; the middle one of three stands further back. */
const besideEachOther = 1.02;

/** By the number of animals: x as a share of half the width, z in metres. */
const spots = [
  [{ x: 0.1, z: 3.2 }],
  [
    { x: -0.46, z: 3.2 },
    { x: 0.46, z: 3.25 },
  ],
  [
    { x: -0.58, z: 3.15 },
    { x: 0.02, z: 3.9 },
    { x: 0.6, z: 3.2 },
  ],
] as const;

/** Places animals as the subject on the ground, as tall as `share` of the picture's height. */
export function arrangeAnimals(stage: Stage, share: number): AnimalShot {
  const { animals, width, height, view, order } = stage;
  const side = stage.side;
  const places = spots[animals.length - 1]!;
  const metre = view.scale(3.2);
  // Talking animals sit, which leaves each of them more of the width.
  const isTalk = animals.length > 1 && order.scene.shot !== 'wide';
  const posture = postureOf(stage, (id) =>
    isTalk ? 'sit' : stage.choose(`rest ${id}`, ['stand', 'sit'] as const),
  );
  // Placed at the scale of the place first; the camera then moves in as close as they allow.
  const standing = animals.map(({ character, look }, index): AnimalFigure => {
    const facing = animals.length === 1 ? side : places[index]!.x < 0 ? 1 : -1;
    return {
      look,
      posture: posture(character.id),
      feeling: order.scene.feeling,
      x: 0,
      y: 0,
      height: shownAlone(look.height) * metre,
      facing,
      turn: animals.length > 1 ? 0.9 : 0.42,
    };
  });
  const boxes = standing.map((animal) => measureAnimal(animal).box);
  const tallest = Math.max(...boxes.map((box) => box.height));
  const widest = Math.max(...boxes.map((box) => box.width));
  // No wider than the distance between the spots: animals that face each other would touch.
  const room = (width * 0.9) / (animals.length === 1 ? 1 : animals.length * besideEachOther);
  const factor = Math.min((share * height) / tallest, room / widest);
  const zoom = Math.min(maxZoom, Math.max(1, factor));
  const ground = { x: width / 2, y: groundAt(stage, 3.2) };
  const camera = aimCamera(stage, zoom, ground, { x: width / 2, y: height * 0.82 });
  const placed = standing.map((animal, index): AnimalFigure => {
    const { x, z } = places[index]!;
    const box = boxes[index]!;
    const scale = factor * (3.2 / z);
    const middle = width * (0.5 + (animals.length === 1 ? -animal.facing * 0.03 : x * 0.5));
    const half = (box.width * scale) / 2;
    const centre = Math.max(half + width * 0.03, Math.min(width - half - width * 0.03, middle));
    return {
      ...animal,
      x: centre - (box.x + box.width / 2) * scale,
      y: toFrame(camera, { x: 0, y: groundAt(stage, z) }).y,
      height: animal.height * scale,
    };
  });
  const eyes = placed.map((animal) => measureAnimal(animal).eyes);
  const cast = placed.map((animal, index): CastMember => {
    const other = eyes[index === 0 ? 1 : 0];
    return {
      kind: 'animal',
      characterId: animals[index]!.character.id,
      depth: 3.2 / places[index]!.z,
      blur: 0,
      animal: animals.length > 1 && other ? { ...animal, gaze: other } : animal,
    };
  });
  return { cast: cast.toSorted((first, second) => first.depth - second.depth), camera };
}

/** Fills the picture with an animal's face; an animal that is mostly head is shown whole. */
export function arrangeAnimalFace(stage: Stage, subject: Stage['animals'][number]): AnimalShot {
  const { width, height, view, order } = stage;
  const side = stage.side;
  const { look, character } = subject;
  const animal = frameHead(
    {
      look,
      posture: look.plan === 'four-legged' && !look.body.legs.isHoof ? 'sit' : 'stand',
      feeling: order.scene.feeling,
      x: 0,
      y: 0,
      height: 100,
      facing: side,
      turn: 0.6,
    },
    { x: width * 0.2, y: height * 0.2, width: width * 0.6, height: height * 0.34 },
  );
  if (animal.y < height * 1.02) return arrangeAnimals({ ...stage, animals: [subject] }, 0.56);
  return {
    camera: aimCamera(stage, 1.7, { x: width / 2, y: view.horizon }, { x: width / 2, y: height * 0.4 }),
    cast: [{ kind: 'animal', characterId: character.id, depth: 1.1, blur: 0, animal }],
  };
}

/** Scales and moves the animal so that its head fills a box. */
export function frameHead(animal: AnimalFigure, box: Box): AnimalFigure {
  const { head } = measureAnimal(animal);
  const scale = Math.min(box.width / head.width, box.height / head.height);
  return {
    ...animal,
    height: animal.height * scale,
    x: animal.x * scale + box.x + box.width / 2 - (head.x + head.width / 2) * scale,
    y: animal.y * scale + box.y + box.height / 2 - (head.y + head.height / 2) * scale,
  };
}
