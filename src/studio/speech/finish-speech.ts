import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyContent } from '../ffmpeg/media/identify-content.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { isInputAtFault } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { masterSpeech } from './master-speech.ts';
import { readWavSamples } from './wav.ts';

export type UnfinishedSpeech = {
  /** The engine's files in order: any audio, including WAV files without a length in the header. */
  partPaths: readonly string[];
  /** Speed factor, 0.5 … 2. */
  tempo: number;
  /** Pitch factor, 1 by default; the pace is unchanged. */
  pitch?: number;
  workFolder: string;
  signal?: AbortSignal;
  ffmpegPath?: string;
};

/**
 * Masters another engine's speech like our own: 48 kHz mono, −16 LUFS, compressed. Null if a part is not audio or the
 * result is silent.
 */
export async function finishSpeech(
  speech: UnfinishedSpeech,
): Promise<{ path: string; durationSeconds: number } | null> {
  const { workFolder, signal, ffmpegPath, tempo, pitch = 1 } = speech;
  const joinedPath = join(workFolder, 'speech-joined.wav');
  try {
    const inputs: string[] = [];
    for (const path of speech.partPaths)
      inputs.push(...buildDemuxerArgs(await identifyContent(path, 'audio')), '-i', path);
    const even = 'aresample=48000,aformat=sample_fmts=s16:channel_layouts=mono';
    const parts = speech.partPaths.map((_, index) => `[${index}:a:0]${even}[part${index}]`);
    const labels = speech.partPaths.map((_, index) => `[part${index}]`).join('');
    const higher = pitch === 1 ? '' : `,asetrate=${Math.round(48_000 * pitch)},aresample=48000`;
    const pace = `atempo=${(tempo / pitch).toFixed(4)}`;
    const filter = `${parts.join(';')};${labels}concat=n=${parts.length}:v=0:a=1${higher},${pace}`;
    await runFfmpeg({
      args: ['-y', ...inputs, '-filter_complex', filter, '-c:a', 'pcm_s16le', joinedPath],
      signal,
      ffmpegPath,
    });
    if (!isHeard(readWavSamples(await readFile(joinedPath)).samples)) return null;
    const path = await masterSpeech({ rawPath: joinedPath, workFolder, equalizer: [], signal, ffmpegPath });
    const { samples, sampleRate } = readWavSamples(await readFile(path));
    return { path, durationSeconds: samples.length / sampleRate };
  } catch (error) {
    if (error instanceof MediaRefusal || isInputAtFault(error)) return null;
    throw error;
  } finally {
    await Promise.all([joinedPath, ...speech.partPaths].map((path) => rm(path, { force: true })));
  }
}

/** −46 dBFS: quieter speech is inaudible. */
const isHeard = (samples: Int16Array): boolean => samples.some((sample) => Math.abs(sample) > 160);
