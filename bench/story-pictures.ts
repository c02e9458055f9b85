import type { Canvas } from '@napi-rs/canvas';
import { composeFrame } from '#studio/illustration/frame/compose-frame.ts';
import { drawFrame } from '#studio/illustration/frame/paint/draw-frame.ts';
import { drawPortrait, drawProductPicture } from '#studio/illustration/asset-pictures.ts';
import { storyStyles, type StoryStyle } from '#studio/illustration/styles/styles.ts';
import { toldStories } from '../tools/story-sheets/told-stories.ts';

export type StoryPictureCost = { style: StoryStyle; frameCpu: number; assetCpu: number };

const assetSize = 720;

/** CPU-seconds of a storyboard frame and of a character's or product's picture, by style; the first of each is a warm-up. */
export function measureStoryPictures(): StoryPictureCost[] {
  const { characters, products, scenes } = toldStories[0]!;
  return storyStyles.map((style) => {
    const frames = scenes.map(
      (scene) => () =>
        drawFrame(composeFrame({ scene, characters, products, style, seed: scene.title, format: '9:16' })),
    );
    const assets = [
      ...characters.map(
        (character) => () => drawPortrait({ character, cast: characters, style, size: assetSize }),
      ),
      ...products.map((product) => () => drawProductPicture({ product, style, size: assetSize })),
    ];
    return { style, frameCpu: meanCpu(frames), assetCpu: meanCpu(assets) };
  });
}

/** Includes encoding to JPEG, because a canvas defers painting until its pixels are needed. */
function meanCpu(draws: (() => Canvas)[]): number {
  const write = (draw: () => Canvas) => draw().toBuffer('image/jpeg', 88);
  write(draws[0]!);
  const startedAt = process.cpuUsage();
  for (const draw of draws) write(draw);
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1e6 / draws.length;
}

if (import.meta.main)
  for (const { style, frameCpu, assetCpu } of measureStoryPictures())
    process.stdout.write(
      `${style.padEnd(16)} frame ${frameCpu.toFixed(2)} (aim <= 1.5)   asset ${assetCpu.toFixed(2)} (aim <= 1.0) CPU-seconds\n`,
    );
