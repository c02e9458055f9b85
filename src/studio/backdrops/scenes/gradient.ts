import type { FlowShader } from '../flow-field.ts';

/** Red, green, blue; where its middle rests (in widths and heights), how far and how often it wanders, and its reach. */
const pools = [
  [255, 186, 150, 0.1, 0.06, 0.16, 1, 0.75],
  [246, 128, 128, 0.95, 0.2, 0.14, 1, 0.6],
  [190, 120, 214, 0.15, 0.53, 0.18, 1, 0.7],
  [120, 112, 226, 0.95, 0.76, 0.2, 1, 0.85],
  [255, 214, 176, 0.7, -0.03, 0.12, 2, 0.5],
  [96, 150, 236, 0.1, 0.98, 0.16, 1, 0.7],
] as const;

/** Pools of peach, coral, violet and blue that drift into each other. */
export const gradientShader: FlowShader = ({ width, height }, phase) => {
  const middles = pools.map(([, , , x, y, reach, beats], index) => {
    const angle = (phase * beats + index * 0.17) * Math.PI * 2;
    return { x: x * width + Math.cos(angle) * reach, y: y * height + Math.sin(angle) * reach };
  });
  // Spread over the length of the picture, so that every format shows all colours.
  const spread = Math.sqrt(width * height) / Math.sqrt(1.78);
  return (x, y, colour) => {
    let [red, green, blue, weights] = [0, 0, 0, 0];
    for (let index = 0; index < pools.length; index += 1) {
      const pool = pools[index]!;
      const dx = (x - middles[index]!.x) / spread;
      const dy = (y - middles[index]!.y) / spread;
      const near = 1 / (0.05 + (dx * dx + dy * dy) / (pool[7] * pool[7]));
      const weight = near * near;
      red += pool[0] * weight;
      green += pool[1] * weight;
      blue += pool[2] * weight;
      weights += weight;
    }
    colour[0] = red / weights;
    colour[1] = green / weights;
    colour[2] = blue / weights;
  };
};
