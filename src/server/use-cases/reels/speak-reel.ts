import path from 'node:path';
import type { ReelLine } from '#contract/reels.ts';
import type { ReelPart } from '#contract/video-parts.ts';
import { speakingSpeed } from '#contract/voices.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { fitVoiceOver } from '#studio/voice-over/fit-voice-over.ts';
import type { StoredVoiceOver } from '../../db/reel-tables.ts';
import type { TimedWord } from '#contract/spread-words.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Speech } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { tryEngines, type EngineLog, type EngineResult } from '../hooks/try-engines.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';
import { timeSpokenWords } from '../voices/time-spoken-words.ts';
import { findReaders } from './measure-script.ts';

export type SpeakReelDeps = {
  storage: Storage;
  ffmpeg: FfmpegTools;
  /** Best first. */
  voices: readonly Speech[];
  log: EngineLog;
};

/** A reel in progress. `fileStem` starts the names of its temporary files. */
export type ReelInWork = { userId: string; fileStem: string; part: ReelPart };

type StoredLine = { key: string; durationSeconds: number; words: TimedWord[] };

/** Speaks each line once, with one voice for all of them. */
export function speakLines(
  deps: SpeakReelDeps,
  { fileStem, part }: ReelInWork,
  lines: readonly ReelLine[],
  context: JobContext,
  onLine: (share: number) => void,
): Promise<EngineResult<StoredLine[], Speech>> {
  const { voice, voiceStyle: style } = part.settings;
  const { workFolder } = context;
  const readers = findReaders(deps.voices, lines);
  return context.step('voice', () =>
    tryEngines(
      'voice',
      readers.length > 0 ? readers : deps.voices.slice(-1),
      async (speech) => {
        const spoken: StoredLine[] = [];
        for (const [index, { text }] of lines.entries()) {
          const name = `${speech.engine}-line-${index}`;
          const engineContext = toEngineContext(context, name);
          const speed = speakingSpeed.usual;
          const order = { text, voice, style, speed, workFolder, context: engineContext };
          const speakOnce = async (): Promise<StoredLine> => {
            const made = await speech.speak(order);
            const key = `${fileStem}-${name}.wav`;
            const words = made.words ?? (await timeSpokenWords(deps, { ...made, text }, context));
            await deps.storage.put(key, made.path);
            return { key, durationSeconds: made.durationSeconds, words };
          };
          spoken.push(await context.step(name, speakOnce));
          onLine((index + 1) / lines.length);
        }
        return spoken;
      },
      deps.log,
    ),
  );
}

/** Fits the spoken lines to the duration and stores the voice-over, which other formats of the reel reuse. */
export function fitLines(
  deps: SpeakReelDeps,
  { userId, part }: ReelInWork,
  spoken: EngineResult<StoredLine[], Speech>,
  context: JobContext,
): Promise<StoredVoiceOver> {
  return context.step('fit', async () => {
    const { workFolder, signal } = context;
    const lines = await Promise.all(
      spoken.made.map(async ({ key, ...line }) => ({
        ...line,
        path: await deps.storage.fetch(key, workFolder),
      })),
    );
    const fitted = await fitVoiceOver({
      lines,
      durationSeconds: part.settings.duration,
      outputPath: path.join(workFolder, 'voice-over.wav'),
      workFolder,
      signal,
      tools: deps.ffmpeg,
    });
    const key = `users/${userId}/voice-overs/${part.voiceOverId}.wav`;
    await deps.storage.put(key, fitted.path);
    const { engine, notes } = spoken;
    const { durationSeconds, loudness } = fitted;
    return { key, durationSeconds, lines: fitted.lines, loudness, engine, notes };
  });
}
