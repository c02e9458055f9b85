import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Content, Stage } from './content/content.ts';
import { openLayerPainter } from './draw-layer.ts';
import type { Layer } from './film.ts';

export type ShownLayer = { layer: Layer; content: Content; state: string };

/** The lowest layers are cached after this many frames without a change. */
const minStillFrames = 2;

/** Draws the layers of a frame from the bottom up; caches a picture of the lowest ones while they do not change. */
export function openLayerStack(context: SKRSContext2D, stage: Stage) {
  const { width, height } = stage;
  const drawLayer = openLayerPainter(stage);
  let kept: { canvas: Canvas; states: readonly string[] } | null = null;
  let before: readonly string[] = [];
  let still = { layers: 0, frames: 0 };

  const drawAll = (target: SKRSContext2D, layers: readonly ShownLayer[], frame: number) => {
    for (const { layer, content } of layers) drawLayer(target, layer, content, frame);
  };
  const clear = (target: SKRSContext2D) => {
    target.fillStyle = '#000000';
    target.fillRect(0, 0, width, height);
  };

  return (layers: readonly ShownLayer[], frame: number): void => {
    const states = layers.map(({ state }) => state);
    const same = commonLength(states, before);
    before = states;
    still = same === still.layers ? { layers: same, frames: still.frames + 1 } : { layers: same, frames: 1 };
    if (kept && commonLength(states, kept.states) < kept.states.length) kept = null;
    if (same > (kept?.states.length ?? 0) && still.frames >= minStillFrames) {
      const canvas = kept?.canvas ?? createCanvas(width, height);
      const target = canvas.getContext('2d');
      target.reset();
      clear(target);
      drawAll(target, layers.slice(0, same), frame);
      kept = { canvas, states: states.slice(0, same) };
    }
    if (kept) context.drawImage(kept.canvas, 0, 0);
    else clear(context);
    drawAll(context, layers.slice(kept?.states.length ?? 0), frame);
  };
}

function commonLength(states: readonly string[], others: readonly string[]): number {
  const difference = states.findIndex((state, at) => state !== others[at]);
  return difference === -1 ? states.length : difference;
}
