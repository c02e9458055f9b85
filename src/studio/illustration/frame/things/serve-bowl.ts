import { measureAnimal } from '../../animal/measure-animal.ts';
import type { CastMember, Prop } from '../frame-plan.ts';

const isPetBowl = ({ product }: Prop): boolean => product.look?.artwork === 'pet-bowl';

/** Puts the bowl of a pet on the floor before its head, and makes the pet look at it. */
export function serveBowl(
  { cast, props }: { cast: readonly CastMember[]; props: readonly Prop[] },
  width: number,
): { cast: CastMember[]; props: Prop[] } {
  const pet = cast.findLast((member) => member.kind === 'animal');
  const bowl = props.find(isPetBowl);
  if (pet?.kind !== 'animal' || !bowl) return { cast: [...cast], props: [...props] };
  const { animal } = pet;
  const { head } = measureAnimal(animal);
  const muzzle = animal.facing === 1 ? head.x + head.width : head.x;
  const margin = width * 0.02;
  const at = muzzle + animal.facing * bowl.box.width * 0.3 - bowl.box.width / 2;
  const box = {
    ...bowl.box,
    x: Math.max(margin, Math.min(width - margin - bowl.box.width, at)),
    y: animal.y + bowl.box.height * 0.25 - bowl.box.height,
  };
  const gaze = { x: box.x + box.width / 2, y: box.y };
  return {
    cast: cast.map((member) => (member === pet ? { ...pet, animal: { ...animal, gaze } } : member)),
    props: props.map((prop) => (prop === bowl ? { ...bowl, box, isFront: true } : prop)),
  };
}
