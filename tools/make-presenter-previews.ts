// Makes assets/presenters/<id>.mp4 and <id>.jpg: each presenter says their sample line. Run manually when the drawing
// changes: node tools/make-presenter-previews.ts [id…]
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { drawPresenterPoster } from '#studio/presenter/draw-presenter-poster.ts';
import { presenters, type Presenter } from '#studio/presenter/presenters.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

const folder = join(import.meta.dirname, '..', 'assets', 'presenters');

async function makePreview(presenter: Presenter, workFolder: string): Promise<void> {
  const { id, voice, sampleLine } = presenter;
  const speech = await synthesizeSpeech({ text: sampleLine, voice, style: 'natural', speed: 1, workFolder });
  const mouth = planMouth({ phones: speech.phones, durationSeconds: speech.durationSeconds });
  const outputPath = join(workFolder, `${id}.mp4`);
  // Many previews load together on a phone, so small files matter more than fine detail.
  const extraVideoArgs = ['-crf', '25', '-preset', 'slow'];
  await renderPresenterClip({
    presenterId: id,
    mouth,
    words: speech.words,
    speechPath: speech.path,
    overlayLines: [],
    outputPath,
    workFolder,
    extraVideoArgs,
  });
  await copyFile(outputPath, join(folder, `${id}.mp4`));
  await writeFile(join(folder, `${id}.jpg`), await drawPresenterPoster(id));
  const { size } = await stat(join(folder, `${id}.mp4`));
  console.log(`${id}: ${speech.durationSeconds.toFixed(1)} s, ${Math.round(size / 1024)} KB`);
}

const wanted = process.argv.slice(2);
const workFolder = await mkdtemp(join(tmpdir(), 'presenter-previews-'));
try {
  await mkdir(folder, { recursive: true });
  for (const presenter of presenters) {
    if (wanted.length === 0 || wanted.includes(presenter.id)) await makePreview(presenter, workFolder);
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
