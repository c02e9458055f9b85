import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { renderScene } from './render-scene.ts';
import type { SceneOrder } from './scene-order.ts';
import { speakTestScene } from './test-scenes.ts';

let folder = '';
let order: SceneOrder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-film-'));
  // It is rendered three times.
  const short = { narration: '“My pie!”', quotations: [{ text: 'My pie!', characterId: 'maya' }] };
  order = await speakTestScene(folder, { shot: 'close-up', style: 'comic', ...short });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const render = async (name: string, more: Partial<SceneOrder> = {}, signal?: AbortSignal) => {
  const outputPath = join(folder, `${name}.mp4`);
  const result = await renderScene({ order: { ...order, ...more }, outputPath, workFolder: folder, signal });
  const hash = createHash('sha256')
    .update(await readFile(outputPath))
    .digest('hex');
  return { ...result, outputPath, hash };
};

describe('the clip of a scene', () => {
  test('is exactly as long as its speech, has sound, and is reproducible', async () => {
    const first = await render('first');
    expect(first.durationSeconds).toBeCloseTo(order.speech.durationSeconds, 9);
    const facts = await inspectMedia({ path: first.outputPath, kind: 'video' });
    expect(facts.durationSeconds).toBeCloseTo(order.speech.durationSeconds, 2);
    expect(facts.video).toMatchObject({ width: 720, height: 1280 });
    expect(facts.audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2 });
    expect((await render('second')).hash).toBe(first.hash);
    expect((await render('other', { seed: 'other' })).hash).not.toBe(first.hash);
  }, 120_000);

  test('is not written when it is cancelled', async () => {
    const outputPath = join(folder, 'cancelled.mp4');
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(render('cancelled', {}, signal)).rejects.toThrow('cancelled');
    await expect(readFile(outputPath)).rejects.toThrow();
    const later = new AbortController();
    const rendering = renderScene({
      order,
      outputPath,
      workFolder: folder,
      signal: later.signal,
      onProgress: () => later.abort(new Error('changed my mind')),
    });
    await expect(rendering).rejects.toThrow('aborted');
    await expect(readFile(outputPath)).rejects.toThrow();
  }, 120_000);

  test('is rejected for a picture of another format', async () => {
    await expect(render('wide', { format: '16:9' })).rejects.toThrow(RangeError);
  });
});
