import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import type { FootageAnalysis } from '#studio/face/footage/footage-analysis.ts';
import { lipSyncFootage } from '#studio/face/lip-sync-footage.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

/** Makes one hook on footage from text to clip, in a separate process to measure its CPU time. */
const [workFolder, text] = process.argv.slice(2) as [string, string];
const analysis = JSON.parse(
  await readFile(path.join(workFolder, 'analysis.json'), 'utf8'),
) as FootageAnalysis;
const speech = await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder });
await lipSyncFootage({
  clipPath: path.join(workFolder, 'template.mp4'),
  analysis,
  mouth: planMouth(speech),
  speechPath: speech.path,
  overlayLines: layoutOverlay(text, houseFormat()),
  outputPath: path.join(workFolder, 'footage-hook.mp4'),
  workFolder,
});
