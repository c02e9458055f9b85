import { runProcess } from '../ffmpeg/run-process.ts';
import { mainScript, type Script } from './text/main-script.ts';
import type { SpeakingStyle, Voice } from './speech.ts';

/** The most common language of each script, except Latin, which our own voices speak. */
const languages: Partial<Record<Script, string>> = {
  Cyrillic: 'ru',
  Greek: 'el',
  Arabic: 'ar',
  Hebrew: 'he',
  Devanagari: 'hi',
  Bengali: 'bn',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
  Georgian: 'ka',
  Armenian: 'hy',
  Hangul: 'ko',
  Kana: 'ja',
  Han: 'cmn',
};
/** espeak's voice variants. */
const variants: Record<Voice, string> = {
  alloy: 'f4',
  echo: 'm1',
  fable: 'm3',
  onyx: 'm7',
  nova: 'f2',
  shimmer: 'f5',
};
const styles: Record<SpeakingStyle, { tempo: number; pitch: number }> = {
  natural: { tempo: 1, pitch: 50 },
  enthusiastic: { tempo: 1.07, pitch: 60 },
  serious: { tempo: 0.93, pitch: 42 },
};
const wordsPerMinute = 165;
const timeoutMs = 60_000;

export const espeakReads = (text: string): boolean => languages[mainScript(text) ?? 'Latin'] !== undefined;

export type EspeakInput = {
  text: string;
  voice: Voice;
  style: SpeakingStyle;
  /** 0.5 … 2. */
  speed: number;
  outputPath: string;
};

export function buildEspeakArgs({ text, voice, style, speed, outputPath }: EspeakInput): string[] {
  const language = languages[mainScript(text) ?? 'Latin'] ?? 'en';
  const { tempo, pitch } = styles[style];
  const rate = Math.round(Math.min(450, Math.max(80, wordsPerMinute * speed * tempo)));
  return [
    '-v',
    `${language}+${variants[voice]}`,
    '-s',
    `${rate}`,
    '-p',
    `${pitch}`,
    '-w',
    outputPath,
    '--stdin',
  ];
}

/** Writes the spoken text as WAV. Throws FfmpegError, named for espeak-ng, or AbortError. */
export async function runEspeak(
  speech: EspeakInput & { espeakPath: string; signal?: AbortSignal },
): Promise<void> {
  async function* input() {
    yield new TextEncoder().encode(speech.text);
  }
  await runProcess({
    name: 'espeak-ng',
    program: speech.espeakPath,
    args: buildEspeakArgs(speech),
    input: input(),
    timeoutMs,
    maxOutputBytes: 100_000_000,
    onLine: () => {},
    ...(speech.signal && { signal: speech.signal }),
  });
}
