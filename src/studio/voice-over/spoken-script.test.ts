import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { estimateSpokenSeconds } from '../reel-script/estimate-spoken-seconds.ts';
import { writeReelScript } from '../reel-script/write-reel-script.ts';
import { synthesizeSpeech } from '../speech/synthesize-speech.ts';
import { fitVoiceOver, type SpokenLine } from './fit-voice-over.ts';

/** The embedded voices add this much silence to what they say. */
const edgeSeconds = 0.6;

test('a script is spoken within a second of its reel and of the estimate', async () => {
  const workFolder = await mkdtemp(join(tmpdir(), 'spoken-script-'));
  try {
    const { lines } = writeReelScript({
      brandName: 'Peak Outfitters',
      industry: 'E-commerce',
      intent: 'launch',
      offer: 'tents for two',
      durationSeconds: 15,
      version: 0,
    });
    const spoken: SpokenLine[] = [];
    for (const [index, { text }] of lines.entries()) {
      const folder = join(workFolder, `${index}`);
      await mkdir(folder);
      spoken.push(
        await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder: folder }),
      );
    }
    const seconds = spoken.reduce((sum, { durationSeconds }) => sum + durationSeconds - edgeSeconds, 0);
    const estimated = lines.reduce((sum, { text }) => sum + estimateSpokenSeconds(text), 0);
    expect(Math.abs(estimated / seconds - 1)).toBeLessThan(0.12);
    const outputPath = join(workFolder, 'voice-over.wav');
    const fitted = await fitVoiceOver({ lines: spoken, durationSeconds: 15, outputPath, workFolder });
    expect(Math.abs(fitted.durationSeconds - 15)).toBeLessThanOrEqual(1);
    expect(fitted.pace).toBe(1);
    expect(fitted.lines.map((line) => line.words.map(({ word }) => word).join(' '))).toEqual(
      lines.map(({ text }) => text),
    );
    expect(fitted.loudness.integratedLufs).toBeGreaterThanOrEqual(-16);
    expect(fitted.loudness.integratedLufs).toBeLessThanOrEqual(-14);
  } finally {
    await rm(workFolder, { recursive: true });
  }
});
