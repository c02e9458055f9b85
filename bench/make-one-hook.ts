import path from 'node:path';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import { presenters } from '#studio/presenter/presenters.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

/** Makes one hook without server and queue, in a separate process to measure its CPU time. */
const [workFolder, text] = process.argv.slice(2) as [string, string];
const presenter = presenters[0]!;
const speech = await synthesizeSpeech({
  text,
  voice: presenter.voice,
  style: 'natural',
  speed: 1,
  workFolder,
});
await renderPresenterClip({
  presenterId: presenter.id,
  mouth: planMouth(speech),
  words: speech.words,
  speechPath: speech.path,
  overlayLines: layoutOverlay(text, houseFormat()),
  outputPath: path.join(workFolder, 'hook.mp4'),
  workFolder,
});
