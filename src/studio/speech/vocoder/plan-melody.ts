import { isVowel } from './phone-groups.ts';

export type TimedPhone = { phone: string; startSeconds: number; endSeconds: number };

/** A word of an utterance by its phones, as inclusive indices. */
export type WordMark = {
  firstPhone: number;
  lastPhone: number;
  isEmphasised: boolean;
  /** The punctuation after the word: `,` `.` `?` and so on; empty for none. */
  ending: string;
};

export type MelodyOrder = {
  phones: readonly TimedPhone[];
  words: readonly WordMark[];
  /** flite's pitch at a moment, in hertz; its movement carries the accents. */
  ownPitchAt: (seconds: number) => number;
  meanHertz: number;
  /** Target standard deviation of the voiced sounds. */
  spreadSemitones: number;
  isWordQuestion: boolean;
};

const stepSeconds = 0.005;
/** An exclamation is higher and has a larger spread. */
const exclamation = { semitones: 1.5, spread: 1.1 };
/** Beyond this interval the voice would squeak or growl. */
const reachSemitones = 10;
/** The limit of a deep voice: below it, single pulses are audible. */
const minHertz = 60;

/** Plans the pitch of an utterance in hertz every 5 ms: flite's accents, a fall along each phrase, and punctuation. */
export function planMelody(order: MelodyOrder): Float64Array {
  const { phones, words } = order;
  const isExclaimed = words.at(-1)?.ending === '!';
  const spreadSemitones = order.spreadSemitones * (isExclaimed ? exclamation.spread : 1);
  const meanHertz = order.meanHertz * (isExclaimed ? 2 ** (exclamation.semitones / 12) : 1);
  const endSeconds = phones.at(-1)?.endSeconds ?? 0;
  const steps = Math.ceil(endSeconds / stepSeconds) + 1;
  const isSounding = soundingSteps(phones, steps);
  const accents = accentSemitones(order, steps, isSounding);
  const share = accentShare(accents, isSounding, spreadSemitones);
  const melody = accents.map((accent) => accent * share);
  for (const phrase of splitPhrases(phones, words)) addPhrase(melody, phrase, { ...order, spreadSemitones });
  for (const word of words) if (word.isEmphasised) addEmphasis(melody, word, phones);
  const smooth = movingMean(melody, 4);
  const { mean, deviation } = statistics(smooth, isSounding);
  const scale = Math.min(2, Math.max(0.6, spreadSemitones / (deviation || 1)));
  return smooth.map((value, step) => {
    const wanted = (value - mean) * scale;
    const limited = reachSemitones * Math.tanh(wanted / reachSemitones);
    return Math.max(minHertz, meanHertz * 2 ** ((limited + flutter(step * stepSeconds)) / 12));
  });
}

function soundingSteps(phones: readonly TimedPhone[], steps: number): boolean[] {
  const isSounding = Array.from({ length: steps }, () => false);
  for (const { phone, startSeconds, endSeconds } of phones) {
    if (!isVowel(phone) && !/^(?:[mnlrwyz]|ng)$/.test(phone)) continue;
    isSounding.fill(true, Math.ceil(startSeconds / stepSeconds), Math.floor(endSeconds / stepSeconds));
  }
  return isSounding;
}

function accentSemitones({ ownPitchAt }: MelodyOrder, steps: number, isSounding: boolean[]): Float64Array {
  const own = Float64Array.from(
    { length: steps },
    (_, step) => 12 * Math.log2(ownPitchAt(step * stepSeconds)),
  );
  const { mean } = statistics(own, isSounding);
  return movingMean(own, 6).map((value) => value - mean);
}

/** flite's accents are flat: scales them to two thirds of the target spread, at most fourfold. */
function accentShare(accents: Float64Array, isSounding: boolean[], spreadSemitones: number): number {
  return Math.min(4, (0.68 * spreadSemitones) / (statistics(accents, isSounding).deviation || 1));
}

type Phrase = { startSeconds: number; endSeconds: number; ending: string; isLast: boolean };

/** Splits an utterance into phrases at its pauses. */
function splitPhrases(phones: readonly TimedPhone[], words: readonly WordMark[]): Phrase[] {
  const phrases: Phrase[] = [];
  let first = -1;
  for (let index = 0; index <= phones.length; index++) {
    const isPause = index === phones.length || phones[index]!.phone === 'pau';
    if (!isPause && first === -1) first = index;
    if (!isPause || first === -1) continue;
    const word = words.findLast(({ firstPhone }) => firstPhone < index);
    phrases.push({
      startSeconds: phones[first]!.startSeconds,
      endSeconds: phones[index - 1]!.endSeconds,
      ending: word?.ending ?? '',
      isLast: false,
    });
    first = -1;
  }
  return phrases.map((phrase, index) => ({ ...phrase, isLast: index === phrases.length - 1 }));
}

function addPhrase(
  melody: Float64Array,
  phrase: Phrase,
  { isWordQuestion, spreadSemitones }: MelodyOrder,
): void {
  const { startSeconds, endSeconds, ending, isLast } = phrase;
  const strength = spreadSemitones / 3.4;
  const length = Math.max(0.2, endSeconds - startSeconds);
  const isRising = ending === '?' && !isWordQuestion;
  const turn = isRising ? 7.5 : isLast || /[.!?]/.test(ending) ? -3.2 : 1.8;
  const turnSeconds = Math.min(0.3, length / 2);
  for (let step = Math.floor(startSeconds / stepSeconds); step * stepSeconds <= endSeconds; step++) {
    const seconds = step * stepSeconds;
    const share = Math.min(1, Math.max(0, (seconds - startSeconds) / length));
    const late = Math.max(0, 1 - (endSeconds - seconds) / turnSeconds);
    const turned = late * late * (3 - 2 * late);
    const declination = isRising ? 0 : (0.5 - share) * Math.min(3.2, 1.2 + length);
    // flite ends all phrases with a fall, even questions.
    if (isRising) melody[step]! *= 1 - turned;
    melody[step]! += strength * (declination + turn * turned);
  }
}

/** Rises to the word's longest vowel and falls after it. */
function addEmphasis(melody: Float64Array, word: WordMark, phones: readonly TimedPhone[]): void {
  const own = phones.slice(word.firstPhone, word.lastPhone + 1);
  const length = ({ startSeconds, endSeconds }: TimedPhone) => endSeconds - startSeconds;
  const peak =
    own.filter(({ phone }) => isVowel(phone)).toSorted((a, b) => length(b) - length(a))[0] ?? own[0];
  if (!peak) return;
  const centre = peak.startSeconds + 0.4 * length(peak);
  for (let step = 0; step < melody.length; step++) {
    const distance = step * stepSeconds - centre;
    const width = distance < 0 ? 0.11 : 0.15;
    melody[step]! += 4.2 * Math.exp(-0.5 * (distance / width) ** 2);
  }
}

/** Keeps a held pitch moving: slow waves after Klatt's flutter, a seventh of a semitone. */
function flutter(seconds: number): number {
  const wave = (hertz: number) => Math.sin(2 * Math.PI * hertz * seconds);
  return 0.05 * (wave(12.7) + wave(7.1) + wave(4.7));
}

function movingMean(values: Float64Array, reach: number): Float64Array {
  return values.map((_, index) => {
    const around = values.subarray(Math.max(0, index - reach), index + reach + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

function statistics(
  values: Float64Array,
  isCounted: readonly boolean[],
): { mean: number; deviation: number } {
  const counted = values.filter((_, index) => isCounted[index]);
  const mean = counted.reduce((sum, value) => sum + value, 0) / Math.max(1, counted.length);
  const variance = counted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, counted.length);
  return { mean, deviation: Math.sqrt(variance) };
}
