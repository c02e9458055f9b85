import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { parseLoudness, type Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { SpokenWord } from '../speech/speech.ts';
import { readWavSamples } from '../speech/wav.ts';
import { buildVoiceOverArgs } from './build-voice-over-args.ts';
import { cutPieces, type Piece } from './cut-pieces.ts';
import { planTiming, type TimedPiece, type Timing } from './plan-timing.ts';

/** A line spoken by a voice engine: a 48 kHz mono WAV file with the times of its words. */
export type SpokenLine = { path: string; durationSeconds: number; words: readonly SpokenWord[] };
export type VoiceOverOrder = {
  lines: readonly SpokenLine[];
  /** Duration of the reel. */
  durationSeconds: number;
  /**
   * Silence before the first word (0.3 s by default) and after the last (0.8 s, reduced down to 0.3 s for long texts).
   */
  leadSeconds?: number;
  tailSeconds?: number;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};
/** Times are relative to the start of the reel. */
export type FittedLine = { startSeconds: number; endSeconds: number; words: SpokenWord[] };
export type VoiceOver = {
  path: string;
  /** Duration of the reel in whole frames, within a second of the requested one. */
  durationSeconds: number;
  lines: FittedLine[];
  /** Speed relative to the engine's speech, 0.94 to 1.06. */
  pace: number;
  loudness: Loudness;
};

const targetLufs = -15;
/** As in speech/master-speech.ts: the true peak is up to 0.5 dB higher. */
const peakLimit = 10 ** (-2 / 20);

/**
 * Joins spoken lines into the voice-over of a reel of the given length, with the timing of `planTiming`.
 * @throws {VoiceOverTooLongError} before anything is rendered.
 */
export async function fitVoiceOver(order: VoiceOverOrder): Promise<VoiceOver> {
  const { leadSeconds = 0.3, tailSeconds = 0.8, workFolder, outputPath, signal, tools } = order;
  const cut = await Promise.all(
    order.lines.map(async ({ path, words }) => cutPieces(readWavSamples(await readFile(path)), words)),
  );
  const pieces = cut.flatMap((linePieces, line) => linePieces.map((piece) => ({ ...piece, line })));
  const timed = pieces.map((piece, index) => readTimedPiece(piece, index === pieces.length - 1));
  const timing = planTiming(timed, { durationSeconds: order.durationSeconds, leadSeconds, tailSeconds });

  const roughPath = join(workFolder, 'voice-over-rough.wav');
  const partPath = join(workFolder, 'voice-over-part.wav');
  const ffmpegPath = tools?.ffmpegPath;
  try {
    const args = buildVoiceOverArgs({
      paths: order.lines.map(({ path }) => path),
      pieces: pieces.map((piece, index) => ({
        ...piece,
        slotSeconds: (timing.startSeconds[index + 1] ?? timing.durationSeconds) - timing.startSeconds[index]!,
      })),
      leadSeconds,
      pace: timing.pace,
      outputPath: roughPath,
    });
    const { integratedLufs } = parseLoudness((await runFfmpeg({ args, signal, ffmpegPath })).stderr);
    const gainDecibels = targetLufs - (integratedLufs ?? targetLufs);
    const loud = `volume=${gainDecibels.toFixed(2)}dB,alimiter=limit=${peakLimit}:attack=3:release=60:level=0:latency=1`;
    const output = ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', partPath];
    await runFfmpeg({ args: ['-y', '-i', roughPath, '-af', loud, ...output], signal, ffmpegPath });
    const loudness = await measureLoudness({ path: partPath, signal, tools });
    await rename(partPath, outputPath);
    return {
      path: outputPath,
      durationSeconds: timing.durationSeconds,
      lines: placeLines(pieces, timing),
      pace: timing.pace,
      loudness,
    };
  } finally {
    await Promise.all([roughPath, partPath].map((leftover) => rm(leftover, { force: true })));
  }
}

function readTimedPiece(piece: Piece, isLast: boolean): TimedPiece {
  const seconds = piece.endSeconds - piece.startSeconds;
  const words = piece.words.length;
  if (isLast) return { seconds, words, followedBy: 'nothing' };
  if (piece.pauseSeconds === null) return { seconds, words, followedBy: 'line' };
  return { seconds, words, followedBy: { sentenceAfterSeconds: piece.pauseSeconds } };
}

function placeLines(pieces: readonly (Piece & { line: number })[], { startSeconds, pace }: Timing) {
  const lines: FittedLine[] = [];
  for (const [index, piece] of pieces.entries()) {
    const inReel = (seconds: number) => startSeconds[index]! + (seconds - piece.startSeconds) / pace;
    const words = piece.words.map(({ word, startSeconds: from, endSeconds: to }) => ({
      word,
      startSeconds: inReel(from),
      endSeconds: inReel(to),
    }));
    const line = (lines[piece.line] ??= { startSeconds: startSeconds[index]!, endSeconds: 0, words: [] });
    line.endSeconds = inReel(piece.endSeconds);
    line.words.push(...words);
  }
  return lines;
}
