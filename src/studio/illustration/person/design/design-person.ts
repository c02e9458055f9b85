import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import type { StoryCharacter } from '../../../story/story.ts';
import type { HairColours } from '../../../presenter/paint/hair-lock.ts';
import { toOklch } from '../../../reel/colour/oklch.ts';
import { seedOf } from '../../brush/seed-of.ts';
import { lightnessOf, toned } from '../../brush/tints.ts';
import type { PersonLook, Skin } from '../person-look.ts';
import { toToddler, chooseBuild, chooseFace } from './choose-body.ts';
import { chooseClothes, type Occasion } from './choose-clothes.ts';
import { chooseBeard, chooseColour, chooseStyle, coloursOf } from './choose-hair.ts';
import { skinOf, toneCount } from './palette.ts';
import { readLook } from './read-words.ts';

export type Character = Pick<StoryCharacter, 'id' | 'age' | 'gender' | 'role' | 'appearance' | 'clothing'>;

/** Selects one of the possible looks; `tone` is the skin tone when the story names none. */
type Draw = { attempt?: number; tone?: number };

/**
 * The look of a character: details from the story are kept, the rest is random, seeded by the id, so that a character
 * looks the same in every frame. Weather and place only change outdoor clothes.
 */
export function designPerson(character: Character, occasion: Occasion = {}, draw: Draw = {}): PersonLook {
  const { attempt = 0 } = draw;
  const seed = seedOf(`${character.id} ${character.age} ${attempt}`);
  // Separate random streams, so that a word about hair does not change the nose.
  const stream = (name: string) => {
    const random = seededRandom(seedOf(`${seed} ${name}`));
    random();
    return {
      pick: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!,
      between: (low: number, high: number) => low + (high - low) * random(),
    };
  };
  const gender =
    character.gender === 'unknown' ? stream('gender').pick(['female', 'male'] as const) : character.gender;
  const { age } = character;
  const described = readLook(character.appearance);
  const tone = described.tone ?? draw.tone ?? Math.floor(stream('skin').between(0, toneCount));
  const hair = stream('hair');
  const drawn = chooseStyle(gender, age, { pick: hair.pick, isPlain: described.isPlainHair });
  // A head with hair of a colour is not bald.
  const style = described.hair ?? (described.hairColour && drawn === 'bald' ? 'short-crop' : drawn);
  const colour = described.hairColour ?? chooseColour(age, tone, hair.pick);
  const chosen = chooseBuild(gender, age, described, stream('build'));
  const { build, stature } =
    character.role === 'toddler'
      ? toToddler(chosen)
      : { ...chosen, stature: chosen.stature * sizeOfRole(character.role) };
  const small = stream('small');
  const wearsGlasses = small.pick(
    age === 'old' ? [true, true, false] : age === 'child' ? [false] : [true, false, false, false, false],
  );
  const clothes = chooseClothes(
    { gender, age, role: character.role, clothing: character.clothing },
    occasion,
    stream('clothes').pick,
  );
  return {
    id: character.id,
    seed,
    age,
    gender,
    stature,
    build,
    skin: skinOf(tone),
    face: chooseFace(gender, age, tone, stream('face')),
    hair: {
      style,
      colours: hairOn(skinOf(tone), coloursOf(colour)),
      scarf: small.pick(['#7f5f8f', '#3f6f7f', '#a8563f', '#5f7f4f', '#c9a25c']),
    },
    beard: described.beard ?? chooseBeard(gender, age, small.pick),
    glasses: described.glasses ?? (wearsGlasses ? small.pick(['round', 'square', 'half'] as const) : 'none'),
    earrings: gender === 'female' && age !== 'child' && small.pick([true, false]),
    clothes,
  };
}

/** Difference in lightness (0…1) below which short hair looks like a bald head. */
export const minHairContrast = 0.13;
const darkest = 0.1;
const lightest = 0.96;

/** Darkens or lightens hair until it stands out from the skin; grey and white hair gets lighter. */
function hairOn(skin: Skin, colours: HairColours): HairColours {
  const [own, ground] = [lightnessOf(colours.base), lightnessOf(skin.base)];
  if (Math.abs(own - ground) >= minHairContrast) return colours;
  const isGrey = toOklch(colours.base).chroma < 0.03 && own > 0.45;
  const [lighter, darker] = [ground + minHairContrast, ground - minHairContrast];
  const wanted = (isGrey && lighter <= lightest) || darker < darkest ? lighter : darker;
  // Slightly past the limit, because colours are rounded to bytes.
  const shift = wanted - own + Math.sign(wanted - own) * 0.01;
  return {
    dark: toned(colours.dark, shift),
    base: toned(colours.base, shift),
    light: toned(colours.light, shift),
    shine: toned(colours.shine, shift),
  };
}

/** People of tales by their size; a giant still has to fit into a picture with others. */
const sizeOfRole = (role: string): number =>
  /^(?:giant|ogre|troll)$/u.test(role) ? 1.5 : /^(?:dwarf|gnome|elf|fairy)$/u.test(role) ? 0.66 : 1;
