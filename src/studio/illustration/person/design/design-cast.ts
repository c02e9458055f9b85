import { toOklch } from '../../../reel/colour/oklch.ts';
import type { PersonLook } from '../person-look.ts';
import type { Occasion } from './choose-clothes.ts';
import { designPerson, type Character } from './design-person.ts';
import { dealTones } from './deal-tones.ts';

const maxAttempts = 12;
const minDistinctness = 2;

/** The people of one story: similar looks are redrawn until they are distinguishable. */
export function designCast(
  characters: readonly Character[],
  occasion: Occasion = {},
): Map<string, PersonLook> {
  const cast = new Map<string, PersonLook>();
  const plain: PersonLook[] = [];
  const tones = dealTones(characters);
  for (const character of characters) {
    const tone = tones.get(character.id);
    // Compared without weather, so that rain does not change a person's look.
    const candidates = Array.from({ length: maxAttempts }, (_, attempt) => ({
      attempt,
      look: designPerson(character, {}, { attempt, tone }),
    }));
    const nearest = (look: PersonLook) => Math.min(9, ...plain.map((other) => distinctness(look, other)));
    const chosen =
      candidates.find(({ look }) => nearest(look) >= minDistinctness) ??
      candidates.toSorted((one, other) => nearest(other.look) - nearest(one.look))[0]!;
    plain.push(chosen.look);
    cast.set(character.id, designPerson(character, occasion, { attempt: chosen.attempt, tone }));
  }
  return cast;
}

/** How distinguishable two people are: about 1 for each obvious difference. */
export function distinctness(one: PersonLook, other: PersonLook): number {
  const lightness = (colour: string) => toOklch(colour).lightness;
  const hueApart = (a: string, b: string) => {
    const [x, y] = [toOklch(a), toOklch(b)];
    return Math.min(
      1,
      Math.hypot(
        x.lightness - y.lightness,
        (x.chroma * Math.cos((x.hue * Math.PI) / 180) - y.chroma * Math.cos((y.hue * Math.PI) / 180)) * 2,
        (x.chroma * Math.sin((x.hue * Math.PI) / 180) - y.chroma * Math.sin((y.hue * Math.PI) / 180)) * 2,
      ) * 4,
    );
  };
  const covered = one.hair.style === 'bald' || other.hair.style === 'bald';
  const worn = (look: PersonLook) => look.clothes.coat?.colour ?? look.clothes.top.colour;
  return (
    Number(one.gender !== other.gender) * 0.7 +
    Number(one.age !== other.age) *
      (one.age === 'child' || other.age === 'child' || one.age === 'old' || other.age === 'old' ? 1.2 : 0.3) +
    Number(one.hair.style !== other.hair.style) * 0.7 +
    (covered
      ? 0
      : Math.min(0.9, Math.abs(lightness(one.hair.colours.base) - lightness(other.hair.colours.base)) * 3)) +
    Math.min(0.9, Math.abs(lightness(one.skin.base) - lightness(other.skin.base)) * 4) +
    Number((one.beard === 'none') !== (other.beard === 'none')) * 0.6 +
    Number((one.glasses === 'none') !== (other.glasses === 'none')) * 0.4 +
    hueApart(worn(one), worn(other))
  );
}
