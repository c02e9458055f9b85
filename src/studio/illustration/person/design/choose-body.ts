import type { Age } from '../../../story/story.ts';
import type { Build, FaceShape } from '../person-look.ts';
import type { DescribedLook } from './read-words.ts';
import { irises } from './palette.ts';

type Draw = { pick: <T>(list: readonly T[]) => T; between: (low: number, high: number) => number };

/** Heads larger than life, so that faces are readable at phone size. */
const heads: Record<Age, number> = {
  child: 4.7,
  teen: 6.05,
  young: 6.5,
  adult: 6.55,
  'middle-aged': 6.45,
  old: 6.25,
};
const legs: Record<Age, number> = {
  child: 0.445,
  teen: 0.508,
  young: 0.514,
  adult: 0.512,
  'middle-aged': 0.507,
  old: 0.497,
};
const statures: Record<Age, number> = {
  child: 0.66,
  teen: 0.93,
  young: 1,
  adult: 1,
  'middle-aged': 0.99,
  old: 0.95,
};

export function chooseBuild(
  gender: 'female' | 'male',
  age: Age,
  described: DescribedLook,
  { between }: Draw,
): { build: Build; stature: number } {
  const female = gender === 'female';
  const grown = age !== 'child';
  const adult = grown && age !== 'teen';
  const weight = described.build === 'slim' ? 0.86 : described.build === 'broad' ? 1.2 : between(0.9, 1.1);
  const middle = age === 'middle-aged' || age === 'old' ? 0.5 : 0;
  const shoulders = !grown ? 0.098 : female ? 0.091 : adult ? 0.111 : 0.098;
  const size = described.build === 'tall' ? 1.05 : described.build === 'small' ? 0.93 : between(0.95, 1.05);
  return {
    stature: statures[age] * (female && grown ? 0.935 : 1) * size,
    build: {
      heads: heads[age] + (described.build === 'tall' ? 0.15 : 0),
      legs: legs[age] + between(-0.006, 0.006),
      shoulders: shoulders * (0.72 + 0.28 * weight),
      girth: (female && grown ? 0.9 : grown ? 1 : 0.84) * weight,
      hips: female && grown ? 1.12 : 0.97,
      waist: female && grown ? 0.95 - middle * 0.6 : 0.25,
      bust: female && adult ? between(0.7, 1) : female && grown ? 0.45 : 0,
      belly: Math.max(0, (weight - 1) * 3 + middle * between(0, 0.9)) * (female ? 0.7 : 1),
      stoop: age === 'old' ? 0.1 : 0.02,
    },
  };
}

/** Proportions of a toddler: barely hip-high to an adult, with a head a quarter of the height. */
export const toToddler = ({ stature, build }: { stature: number; build: Build }) => ({
  stature: stature * 0.76,
  build: { ...build, heads: 3.9, legs: build.legs - 0.045, girth: build.girth * 1.08, belly: 0.5 },
});

export function chooseFace(
  gender: 'female' | 'male',
  age: Age,
  tone: number,
  { pick, between }: Draw,
): FaceShape {
  const female = gender === 'female';
  const child = age === 'child';
  const soft = child || age === 'teen' ? 0.5 : 0;
  const lines = { child: 0, teen: 0, young: 0, adult: 0.12, 'middle-aged': 0.52, old: 0.95 }[age];
  const iris = tone > 5 ? pick(irises.slice(0, 2)) : tone > 2 ? pick(irises.slice(0, 4)) : pick(irises);
  return {
    jaw: (female ? between(0.81, 1) : between(0.96, 1.18)) - soft * 0.06,
    chin: child ? 0.84 : female ? between(0.89, 1.04) : between(0.95, 1.12),
    cheek: female ? between(0.5, 1.3) : between(0.2, 1.1),
    width: child ? between(1, 1.06) : between(0.91, 1.075),
    eyeSpacing: between(57.5, 67) + (child ? 3 : 0),
    eyeHalf: child ? 39 : female ? between(33, 38) : between(30, 35),
    eyeHeight: (child ? 25 : female ? between(16, 22) : between(13, 18.5)) - lines * 2,
    eyeTilt: between(-8, 5) + lines * 3,
    iris,
    lashes: female ? between(0.75, 1) : child ? 0.4 : 0.15,
    browThickness: female ? between(7, 12.5) : between(11, 18),
    browArch: female ? between(5, 15) : between(1, 9),
    browY: (child ? -46 : -48) + between(-5, 5) + (female ? -2 : 2),
    noseHalf: (child ? 19 : female ? between(18, 26.5) : between(22, 32)) + Math.max(0, tone - 5) * 1.2,
    noseTip: child ? 59 : female ? between(64, 78) : between(70, 85),
    noseBridge: between(0.55, 1.4) * (child ? 0.6 : 1),
    mouthHalf: child ? 37 : female ? between(39, 51) : between(43, 56),
    mouthY: child ? 112 : between(124, 137),
    lipUpper: (female ? between(10, 17) : between(6.5, 12)) + Math.max(0, tone - 5) * 0.8,
    lipLower: (female ? between(14, 21) : between(10.5, 16.5)) + Math.max(0, tone - 5) * 0.8,
    lines,
    freckles: tone < 2 && lines < 0.3 ? pick([0, 0, 40]) : 0,
  };
}
