import type { CastMember } from '../../illustration/frame/frame-plan.ts';
import { findFace } from '../../illustration/frame/paint/member-parts.ts';
import type { AnimalFigure } from '../../illustration/animal/animal-figure.ts';
import { measureAnimal } from '../../illustration/animal/measure-animal.ts';
import { measureFigure } from '../../illustration/person/measure-figure.ts';
import { headUnits } from '../../illustration/person/shape/body.ts';

/** The moving parts of a person, in pixels of the plan: the head above the neck, the chest above the hips, nothing below. */
export type BodyBands = { neck: { x: number; y: number }; hip: number; height: number };

/** From the eyes to the middle of the neck, in units of the head. */
const neckUnits = 238;

/** Null for a lying person. */
export function bodyBands(member: CastMember): BodyBands | null {
  if (member.kind === 'bust') {
    const { x, y, headHeight, look } = member.bust;
    const height = headHeight * look.build.heads;
    const neck = { x, y: y + (headHeight / headUnits) * neckUnits };
    return { neck, hip: neck.y + height * 0.36, height };
  }
  if (member.kind === 'animal') return animalBands(member.animal);
  if (member.kind !== 'figure' || member.figure.action === 'sleep' || member.figure.action === 'lie')
    return null;
  const { height, y: ground } = member.figure;
  const { eyes, head, seat, deskTop } = measureFigure(member.figure);
  const scale = findFace(member)?.scale ?? head.height / 465;
  const neck = { x: eyes.x, y: eyes.y + scale * neckUnits };
  const hip = Math.min(seat?.y ?? ground - height * 0.5, deskTop ?? Infinity, ground);
  return { neck, hip: Math.max(hip, neck.y + height * 0.1), height };
}

/** Only the back breathes; the legs stand still. */
function animalBands(animal: AnimalFigure): BodyBands | null {
  if (animal.posture === 'sleep') return null;
  const { box, eyes, skull } = measureAnimal(animal);
  const neck = { x: eyes.x, y: eyes.y + skull * 1.1 };
  return { neck, hip: Math.max(animal.y - box.height * 0.3, neck.y + box.height * 0.1), height: box.height };
}
