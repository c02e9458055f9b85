import type { Box } from '../../brush/manner.ts';
import { bodyOf, type Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { palmOf, type Reaches } from '../../person/poses/reach-for.ts';
import type { Point } from '../frame-plan.ts';
import { coverOf, eyesOf, faceOf } from '../things/cover.ts';

/** Share of a face that may be covered. */
const maxCover = 0.02;
/** Distance kept from a face, as a share of its size. */
const margin = 0.12;

/** Moves hands, and the things in them, off the faces of people who stand further back. */
export function clearFaces<Body extends Figure>(figures: readonly Body[], depths: readonly number[]): Body[] {
  return figures.map((figure, index) => {
    const faces = figures
      .filter((_, other) => depths[other]! < depths[index]!)
      .map((other) => faceOf({ ...other, holds: null }));
    return faces.reduce((moved, face) => clearFace(moved, face, faces), figure);
  });
}

/** Share of a person's own eyes that the hands may cover. */
const maxOverEyes = 0.08;

/** Moves the hands of a person who cries, shouts or shades the eyes off the eyes, which carry the expression. */
export function clearOwnEyes<Body extends Figure>(figure: Body): Body {
  const eyes = eyesOf(figure);
  return (['near', 'far'] as const).reduce<Body>((moved, side) => {
    const hand = measureFigure(moved).hands[side];
    if (coverOf(eyes, hand) <= maxOverEyes) return moved;
    const up = { x: 0, y: eyes.y - eyes.height * 0.3 - hand.y - hand.height };
    // A hand over the eyes stays above them; any other is lowered to the cheek.
    const ways = moved.action === 'search' ? [up] : waysOff(eyes, hand);
    return ways
      .map((way) => moveHands(moved, [side], way))
      .reduce(
        (best, choice) => (overEyes(choice, side) < overEyes(best, side) - 0.02 ? choice : best),
        moved,
      );
  }, figure);
}

const overEyes = (figure: Figure, side: 'near' | 'far'): number =>
  coverOf(eyesOf(figure), measureFigure(figure).hands[side]);

const coveredBy = (figure: Figure, faces: readonly Box[]): number =>
  faces
    .flatMap((face) => partsOf(figure).map(({ box }) => coverOf(face, box)))
    .reduce((sum, share) => sum + share, 0);

/** Share of the body's height; longer things cross a face with a thin end, and follow the pose. */
const maxLength = 0.4;

type Part = { box: Box; sides: readonly ('near' | 'far')[] };
function partsOf(figure: Figure): Part[] {
  const { hands, held } = measureFigure(figure);
  const { holding } = bodyOf(figure).pose;
  const isShort = held && Math.max(held.width, held.height) < figure.height * maxLength;
  return [
    ...(isShort ? [{ box: held, sides: holding === 'both' ? (['near', 'far'] as const) : [holding] }] : []),
    { box: hands.near, sides: ['near'] },
    { box: hands.far, sides: ['far'] },
  ];
}

function clearFace<Body extends Figure>(figure: Body, face: Box, faces: readonly Box[]): Body {
  let best = figure;
  // A thing is moved by its hands; a hand that then still covers the face moves by itself.
  for (let round = 0; round < 3; round += 1) {
    const part = partsOf(best).find(({ box }) => coverOf(face, box) > maxCover);
    if (!part) return best;
    const choices = waysOff(face, part.box).map((way) => moveHands(best, part.sides, way));
    // The first of equals is the shortest way.
    best = [best, ...choices].reduce((found, choice) =>
      coveredBy(choice, faces) < coveredBy(found, faces) - 0.01 ? choice : found,
    );
  }
  return best;
}

/** The ways down and to both sides that take a box off a face, the shortest one first. */
function waysOff(face: Box, box: Box): Point[] {
  const gap = face.width * margin;
  return [
    { x: 0, y: face.y + face.height + gap - box.y },
    { x: face.x + face.width + gap - box.x, y: 0 },
    { x: face.x - gap - box.x - box.width, y: 0 },
  ].toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

function moveHands<Body extends Figure>(
  figure: Body,
  sides: readonly ('near' | 'far')[],
  { x, y }: Point,
): Body {
  const body = bodyOf(figure);
  const reaches: Reaches = { ...figure.reaches };
  for (const side of sides) {
    const palm = palmOf(body, side);
    reaches[side] = { x: palm.x + x, y: palm.y + y };
  }
  return { ...figure, reaches };
}
