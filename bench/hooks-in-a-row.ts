import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { presenters } from '#studio/presenter/presenters.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

/** Memory of a worker that makes short hooks in sequence: MALLOC_ARENA_MAX=2 node bench/hooks-in-a-row.ts [hooks]. */
const hooks = Number(process.argv[2] ?? 50);
const texts = ['Stop scrolling!', 'You need this.', 'Nobody told me.'];
const workFolder = await mkdtemp(path.join(tmpdir(), 'hookline-hooks-'));
const print = (name: string, megabytes: number): void => {
  process.stdout.write(`${name}: ${megabytes.toFixed(0)} MB\n`);
};
try {
  for (let hook = 0; hook < hooks; hook += 1) {
    const presenter = presenters[hook % presenters.length]!;
    const text = texts[hook % texts.length]!;
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
    if (hook % 5 === 4) print(`held after ${hook + 1} hooks`, process.memoryUsage.rss() / 1e6);
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
print('most at any time', process.resourceUsage().maxRSS / 1e3);
