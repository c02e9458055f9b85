import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Stage } from './photograph.ts';

/**
 * Computes the colour of a point at a moment of the loop, 0…255. Lengths are relative to the shorter side of the
 * picture.
 */
export type FlowShader = (size: Stage, phase: number) => (x: number, y: number, colour: Float32Array) => void;

/** Opens a field of colours without detail, which is computed on a grid of `columns` and enlarged later. */
export function openFlowField({ width, height }: Stage, columns: number, shader: FlowShader) {
  const side = (columns * Math.min(width, height)) / width;
  const size = { width: columns / side, height: (columns * height) / width / side };
  const rows = Math.round(size.height * side);
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(columns, rows);
  const { data } = image;
  const colour = new Float32Array(3);
  return (phase: number): Canvas => {
    const shade = shader(size, phase);
    for (let y = 0, at = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1, at += 4) {
        shade((x + 0.5) / side, (y + 0.5) / side, colour);
        data[at] = colour[0]! + 0.5;
        data[at + 1] = colour[1]! + 0.5;
        data[at + 2] = colour[2]! + 0.5;
        data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  };
}
