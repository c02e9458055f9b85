/** The vocoder's groups of flite's sounds. */
export type PhoneGroup = {
  isVoiced: boolean;
  /** Hertz; above this frequency a voiced sound is breath rather than pitch. */
  breathFromHertz: number;
  /** Share of the voice's tilt that applies: breathy sounds are bright enough and would hiss. */
  tiltShare: number;
  /** The level above flite's band, which ends below 8 kHz, relative to the level just below. */
  air: { offsetDecibels: number; fallDecibelsPerOctave: number };
};

const voiced = (breathFromHertz: number, tiltShare: number, offset: number, fall: number): PhoneGroup => ({
  isVoiced: true,
  breathFromHertz,
  tiltShare,
  air: { offsetDecibels: offset, fallDecibelsPerOctave: fall },
});
const unvoiced = (tiltShare: number, offset: number, fall: number): PhoneGroup => ({
  isVoiced: false,
  breathFromHertz: 2500,
  tiltShare,
  air: { offsetDecibels: offset, fallDecibelsPerOctave: fall },
});

const vowel = voiced(5200, 1, -1, 18);
const groups: [string, PhoneGroup][] = [
  ['aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw', vowel],
  ['m n ng l r w y el em en', voiced(4200, 1, -3, 22)],
  ['s', unvoiced(0.3, -2, 8)],
  ['z', voiced(1800, 0.4, -2, 9)],
  ['sh ch', unvoiced(0.25, -2, 9)],
  ['zh jh', voiced(1800, 0.4, -2, 10)],
  ['f th', unvoiced(0.5, 0, 6)],
  ['v dh', voiced(2200, 0.7, -1, 9)],
  ['t k p', unvoiced(0.5, -1, 8)],
  ['b d g', voiced(2400, 0.8, -2, 12)],
  ['hh', unvoiced(0.7, -2, 16)],
  ['pau', unvoiced(0, -6, 20)],
];
const groupOf = new Map(groups.flatMap(([names, each]) => names.split(' ').map((name) => [name, each])));

/** The group of a phone; unknown ones count as vowels. */
export const phoneGroup = (phone: string): PhoneGroup => groupOf.get(phone) ?? vowel;

const vowelNames = new Set(groups[0]![0].split(' '));
export const isVowel = (phone: string): boolean => vowelNames.has(phone);
