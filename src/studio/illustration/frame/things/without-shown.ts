import type { CastMember, ShownThing } from '../frame-plan.ts';
import type { PlacedThing } from './place-things.ts';

/** Painters and artworks of the same thing. */
const same: Readonly<Record<string, string>> = {
  'app-screen': 'phone',
  telephone: 'phone',
  'mobile-phone': 'phone',
  'desktop-computer': 'laptop',
  bouquet: 'flowers',
};

/** Names a thing in any of its drawings. */
export function nameOfThing({ kind, look }: ShownThing): string {
  const name = look ? look.artwork.replace(/^=|#.*$/gu, '') : kind;
  return same[name] ?? name;
}

/** Seats that a sentence may name; the one in use is already drawn. */
const seats: ReadonlySet<string> = new Set(['chair', 'couch-and-lamp', 'bench', 'sofa', 'armchair', 'stool']);
const isSeatTaken = (cast: readonly CastMember[]): boolean =>
  cast.some((member) => member.kind === 'figure' && member.behind.some(({ kind }) => seatsInUse.has(kind)));
const seatsInUse: ReadonlySet<string> = new Set([
  'chair',
  'office-chair',
  'armchair',
  'sofa',
  'bench',
  'train-seat',
  'car-seat',
]);

/** Leaves out what a person already holds, has on a table or sits on, and everything named twice: each thing is shown once. */
export function withoutShown(things: readonly PlacedThing[], cast: readonly CastMember[]): PlacedThing[] {
  const shown = new Set(
    cast.flatMap((member) => [
      ...(member.holds ? [nameOfThing(member.holds)] : []),
      ...(member.kind === 'figure'
        ? member.before.flatMap(({ on }) => (on ? [nameOfThing(on.thing)] : []))
        : []),
    ]),
  );
  const isTaken = isSeatTaken(cast);
  return things.filter(({ thing }) => {
    const name = nameOfThing(thing);
    if (shown.has(name) || (isTaken && seats.has(name))) return false;
    shown.add(name);
    return true;
  });
}
