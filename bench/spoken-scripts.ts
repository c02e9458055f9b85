import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reelDurations, reelIntents, type ReelBrief } from '#studio/reel-script/reel-script.ts';
import { testBrands } from '#studio/reel-script/test-briefs.ts';
import { writeReelScript } from '#studio/reel-script/write-reel-script.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import { UnspeakableTextError } from '#studio/speech/text/unspeakable-text-error.ts';
import { fitVoiceOver, type SpokenLine } from '#studio/voice-over/fit-voice-over.ts';

/**
 * Actual durations of the voice-overs of the forty test brands. Not part of the tests, because speaking and mastering
 * them takes minutes: `node bench/spoken-scripts.ts 15`.
 */
async function speakAndFit(brief: ReelBrief, workFolder: string): Promise<string> {
  const lines: SpokenLine[] = [];
  for (const [index, { text }] of writeReelScript(brief).lines.entries()) {
    const folder = path.join(workFolder, `${index}`);
    await mkdir(folder, { recursive: true });
    lines.push(
      await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder: folder }),
    );
  }
  const { durationSeconds } = brief;
  const outputPath = path.join(workFolder, 'voice-over.wav');
  const fitted = await fitVoiceOver({ lines, durationSeconds, outputPath, workFolder });
  const excess = fitted.durationSeconds - durationSeconds;
  return `${excess.toFixed(2)} s off, pace ${fitted.pace.toFixed(3)}, ${fitted.loudness.integratedLufs} LUFS`;
}

const durationSeconds = reelDurations.find((seconds) => `${seconds}` === process.argv[2]) ?? 15;
const workFolder = await mkdtemp(path.join(tmpdir(), 'hookline-spoken-scripts-'));
try {
  for (const [index, brand] of testBrands.entries()) {
    const intent = reelIntents[index % reelIntents.length] ?? 'general';
    const result = await speakAndFit({ ...brand, intent, durationSeconds, version: 0 }, workFolder).catch(
      (error: unknown) => {
        if (error instanceof UnspeakableTextError) return error.message;
        throw error;
      },
    );
    process.stdout.write(`${brand.brandName}: ${result}\n`);
  }
} finally {
  await rm(workFolder, { recursive: true });
}
