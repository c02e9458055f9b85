import type { Canvas } from '@napi-rs/canvas';

/** Premultiplied red, green, blue and alpha in linear light; red, green and blue may exceed 1. */
export type LightPlane = { width: number; height: number; values: Float32Array };

const linearOf = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/**
 * Converts a painted plane to linear light as a sensor would record it. Paint cannot exceed white, but lamps and
 * windows do: nearly white pixels become up to `glare` times brighter, so that they still shine after blurring.
 */
export function toLight(canvas: Canvas, glare: number): LightPlane {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const values = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    if (alpha === 0) continue;
    const red = linearOf[data[at]!]!;
    const green = linearOf[data[at + 1]!]!;
    const blue = linearOf[data[at + 2]!]!;
    const peak = Math.max(red, green, blue);
    const gain = alpha * (1 + (glare - 1) * Math.max(0, (peak - 0.72) / 0.28) ** 2);
    values[at] = red * gain;
    values[at + 1] = green * gain;
    values[at + 2] = blue * gain;
    values[at + 3] = alpha;
  }
  return { width, height, values };
}

/** Lays `front` over `back`, in place. */
export function layOver(back: LightPlane, front: LightPlane): void {
  for (let at = 0; at < back.values.length; at += 4) {
    const through = 1 - front.values[at + 3]!;
    for (let channel = 0; channel < 4; channel += 1)
      back.values[at + channel] = front.values[at + channel]! + back.values[at + channel]! * through;
  }
}
