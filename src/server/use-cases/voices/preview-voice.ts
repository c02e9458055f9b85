import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { houseAudioArgs } from '#studio/house-format/house-format.ts';
import { AppError } from '../../errors.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { Speech } from '../../ports/speech.ts';
import { checkSpeakable } from '../hooks/check-hook-text.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';

/** About ten seconds of speech: enough to choose a voice, without a long wait. */
const previewCharacters = 160;

type PreviewInput = {
  voice: Voice;
  style: SpeakingStyle;
  speed: number;
  script: string;
  signal: AbortSignal;
};

export type PreviewDeps = { ffmpeg: FfmpegTools; voices: readonly Speech[]; log: EngineLog };

/** Speaks the beginning of a script with the engine that speaks hooks. Returns an audio file. */
export async function previewVoice(deps: PreviewDeps, input: PreviewInput): Promise<Blob> {
  const { voice, style, speed, signal } = input;
  const text = beginningOf(input.script.trim());
  if (text === '') {
    throw new AppError('voice_preview_incomplete', 'Please select a voice and enter a script to preview');
  }
  checkSpeakable(deps.voices, text);
  const workFolder = await mkdtemp(path.join(tmpdir(), 'hookline-voice-'));
  const { ffmpegPath } = deps.ffmpeg;
  try {
    const readers = deps.voices.filter((engine) => engine.reads(text));
    const context = transientContext(signal);
    const order = { text, voice, style, speed, workFolder, context };
    const { made: speech } = await tryEngines('voice', readers, (engine) => engine.speak(order), deps.log);
    const outputPath = path.join(workFolder, 'preview.m4a');
    const format = [...houseAudioArgs(), '-movflags', '+faststart', '-f', 'mp4'];
    await runFfmpeg({ args: ['-y', '-i', speech.path, ...format, outputPath], signal, ffmpegPath });
    return new Blob([await readFile(outputPath)]);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Whole words only. */
function beginningOf(script: string): string {
  if (script.length <= previewCharacters) return script;
  const cut = script.slice(0, previewCharacters + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return cut.slice(0, lastSpace > 0 ? lastSpace : previewCharacters);
}
