import { describe, expect, test } from 'vitest';
import { loudnessBetween, readSpeechSamples } from './listen.ts';
import { speakingStyles, type SpeakingStyle, type Voice } from './speech.ts';
import { speakOnce } from './test-speech.ts';
import { pitchContour } from './test-voice-figures.ts';
import { planMelody } from './vocoder/plan-melody.ts';

type SpeechInput = { text: string; voice?: Voice; style?: SpeakingStyle };

/** Cache: several tests compare the same recording. */
const recordings = new Map<string, ReturnType<typeof record>>();

function hear({ text, voice = 'nova', style = 'natural' }: SpeechInput): ReturnType<typeof record> {
  const key = [text, voice, style].join('|');
  const recording = recordings.get(key) ?? record({ text, voice, style });
  recordings.set(key, recording);
  return recording;
}

async function record({ text, voice, style }: Required<SpeechInput>) {
  const speech = await speakOnce({ text, voice, style, speed: 1 });
  const audio = await readSpeechSamples(speech.path);
  return { ...speech, audio, contour: pitchContour(audio) };
}
type Heard = Awaited<ReturnType<typeof hear>>;
type Span = { startSeconds: number; endSeconds: number };

const voicedWithin = ({ contour }: Heard, { startSeconds, endSeconds }: Span): number[] => {
  const span = contour.subarray(Math.round(startSeconds * 100), Math.round(endSeconds * 100));
  return Array.from(span).filter((hertz) => hertz > 0);
};
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const semitones = (values: number[]): number => mean(values.map((hertz) => 12 * Math.log2(hertz)));
const whole = ({ durationSeconds }: Heard): Span => ({ startSeconds: 0, endSeconds: durationSeconds });
const wordOf = ({ words }: Heard, word: string) =>
  words.find(({ word: written }) => written.replace(/\W/g, '').toLowerCase() === word)!;

const isVowel = (phone: string): boolean =>
  /^(?:aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/.test(phone);
const secondsOf = (spans: readonly Span[]): number[] =>
  spans.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds);

function range(heard: Heard): number {
  const sorted = voicedWithin(heard, whole(heard)).toSorted((a, b) => a - b);
  const at = (share: number) => 12 * Math.log2(sorted[Math.floor(share * (sorted.length - 1))]!);
  return at(0.95) - at(0.05);
}

const pace = ({ phones }: Heard): number => {
  const sounding = phones.filter(({ phone }) => phone !== 'pau');
  const seconds = secondsOf(sounding).reduce((sum, value) => sum + value, 0);
  return sounding.filter(({ phone }) => isVowel(phone)).length / seconds;
};

/** The lowest and the highest voice: the same melody and gain are planned for all of them. */
const outerVoices = ['onyx', 'shimmer'] as const satisfies readonly Voice[];

const plain = 'We tried this little bottle for a week and everybody at home loved it.';

describe('the three styles', () => {
  // voice-figures.test.ts measures pitch and pace in the styles of every voice.
  test.each(outerVoices)('of %s differ audibly in pitch, pace and range', async (voice) => {
    const heard: Heard[] = [];
    for (const style of speakingStyles) heard.push(await hear({ text: plain, voice, style }));
    const [natural, enthusiastic, serious] = heard as [Heard, Heard, Heard];
    const height = (heard: Heard) => semitones(voicedWithin(heard, whole(heard)));
    // A semitone is clearly audible, and so is a change of pace above about five per cent.
    expect(height(enthusiastic) - height(natural)).toBeGreaterThan(1);
    expect(height(natural) - height(serious)).toBeGreaterThan(0.8);
    expect(pace(enthusiastic) / pace(natural)).toBeGreaterThan(1.06);
    expect(pace(natural) / pace(serious)).toBeGreaterThan(1.06);
    expect(range(enthusiastic)).toBeGreaterThan(range(natural) * 1.05);
    expect(range(natural)).toBeGreaterThan(range(serious) * 1.03);
  });
});

describe('a sentence', () => {
  test.each(outerVoices)('spoken by %s falls along the sentence and further at its end', async (voice) => {
    const heard = await hear({ text: plain, voice });
    const { startSeconds } = heard.words[0]!;
    const { endSeconds } = heard.words.at(-1)!;
    const third = (endSeconds - startSeconds) / 3;
    const part = (from: number, to: number) =>
      semitones(voicedWithin(heard, { startSeconds: from, endSeconds: to }));
    const [first, second] = [
      part(startSeconds, startSeconds + third),
      part(startSeconds + third, startSeconds + 2 * third),
    ];
    const last = part(endSeconds - 0.35, endSeconds + 0.05);
    expect(first - second).toBeGreaterThan(0.3);
    expect(second - last).toBeGreaterThan(1.5);
  });

  test.each(outerVoices)(
    'spoken by %s as a question rises at its end; as a statement it falls',
    async (voice) => {
      const rise = async (text: string) => {
        const heard = await hear({ text, voice });
        const { endSeconds } = heard.words.at(-1)!;
        const end = semitones(
          voicedWithin(heard, { startSeconds: endSeconds - 0.12, endSeconds: endSeconds + 0.05 }),
        );
        return end - semitones(voicedWithin(heard, whole(heard)));
      };
      expect(await rise('Is it any good for me?')).toBeGreaterThan(1.5);
      expect(await rise('It is any good for me.')).toBeLessThan(-1.5);
    },
  );

  test.each(outerVoices)('exclaimed by %s is louder than its neighbour', async (voice) => {
    const share = async (text: string) => {
      const { audio, words } = await hear({ text, voice });
      const loudness = (from: number, to: number) =>
        loudnessBetween(audio, words[from]!.startSeconds, words.at(to)!.endSeconds);
      return loudness(0, 3) / loudness(4, -1);
    };
    const rest = 'I bought one more.';
    const called = await share(`You need this bottle! ${rest}`);
    expect(called / (await share(`You need this bottle. ${rest}`))).toBeGreaterThan(1.02);
  });

  test('exclaimed is planned higher, with larger pitch movement', () => {
    const phones = ['y', 'uw', 'n', 'iy', 'd', 'ih', 't'].map((phone, index) => ({
      phone,
      startSeconds: index / 10,
      endSeconds: (index + 1) / 10,
    }));
    const figures = (ending: string) => {
      const words = [{ firstPhone: 0, lastPhone: 6, isEmphasised: false, ending }];
      const ownPitchAt = (seconds: number) => 170 + 20 * Math.sin(9 * seconds);
      const order = { phones, words, ownPitchAt, meanHertz: 190, spreadSemitones: 3, isWordQuestion: false };
      const planned = [...planMelody(order)].map((hertz) => 12 * Math.log2(hertz));
      return { height: mean(planned), range: Math.max(...planned) - Math.min(...planned) };
    };
    const [called, told] = [figures('!'), figures('.')];
    expect(called.height - told.height).toBeGreaterThan(1);
    expect(called.range / told.range).toBeGreaterThan(1.03);
  });
});

describe('emphasis and pauses', () => {
  test.each([
    ['CAPITALS', 'We all really LOVE money here'],
    ['asterisks', 'We all really *love* money here'],
  ])('%s make a word longer, higher and louder', async (_signs, text) => {
    const figures = async (spoken: string) => {
      const heard = await hear({ text: spoken });
      const word = wordOf(heard, 'love');
      const loudness = loudnessBetween(heard.audio, word.startSeconds, word.endSeconds);
      const rest = wordOf(heard, 'here');
      return {
        seconds: word.endSeconds - word.startSeconds,
        highest: 12 * Math.log2(Math.max(...voicedWithin(heard, word))),
        share: loudness / loudnessBetween(heard.audio, rest.startSeconds, rest.endSeconds),
      };
    };
    const [stressed, usual] = [await figures(text), await figures('We all really love money here')];
    expect(stressed.seconds / usual.seconds).toBeGreaterThan(1.1);
    expect(stressed.highest - usual.highest).toBeGreaterThan(0.4);
    // The compressor of the finished sound removes most of the difference.
    expect(stressed.share / usual.share).toBeGreaterThan(1.03);
  });

  test('a comma pauses, an ellipsis longer, a full stop longest; without punctuation there is no pause', async () => {
    const gap = async (sign: string) => {
      const heard = await hear({ text: `We bought the bottle${sign} and we love the bottle` });
      return heard.words[4]!.startSeconds - heard.words[3]!.endSeconds;
    };
    const [none, comma, dots, stop] = [await gap(''), await gap(','), await gap('…'), await gap('.')];
    expect(none).toBeLessThan(0.03);
    expect(comma).toBeGreaterThan(0.1);
    expect(dots).toBeGreaterThan(comma * 1.15);
    expect(stop).toBeGreaterThan(comma);
  });

  test('the last syllable before a pause is longer than the same syllable within a phrase', async () => {
    const heard = await hear({ text: 'My phone is new. I like the new phone, and your phone.' });
    const vowels = heard.words
      .filter(({ word }) => word.startsWith('phone'))
      .map(({ startSeconds, endSeconds }) =>
        Math.max(
          ...secondsOf(
            heard.phones.filter(
              (phone) =>
                isVowel(phone.phone) && phone.startSeconds >= startSeconds && phone.endSeconds <= endSeconds,
            ),
          ),
        ),
      );
    const [within, comma, stop] = vowels as [number, number, number];
    expect(comma / within).toBeGreaterThan(1.05);
    expect(stop / within).toBeGreaterThan(1.05);
  });
});
