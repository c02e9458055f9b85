import { createCanvas, loadImage } from '@napi-rs/canvas';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadPersonModel, maskSide } from './person-model.ts';
import { readTfliteModel } from './tflite-model.ts';

const fixtures = path.join(import.meta.dirname, '../../../../tests/fixtures/person-mask');

async function readPixels(name: string): Promise<Uint8ClampedArray> {
  const image = await loadImage(path.join(fixtures, name));
  const context = createCanvas(maskSide, maskSide).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, maskSide, maskSide).data;
}

/**
 * mask.png is the original package's result for picture.jpg, a drawn presenter of 256×256 pixels: its JavaScript and wasm in
 * Chromium with WebGL by SwiftShader, `modelSelection: 0`, `selfieMode: false`, and the alpha of `segmentationMask`.
 * It computes with 16 bits, so single pixels on the edge differ.
 */
test('the model matches the original package', async () => {
  const rgba = await readPixels('picture.jpg');
  const expected = await readPixels('mask.png');
  const rgb = Float32Array.from(
    { length: maskSide * maskSide * 3 },
    (_, index) => rgba[Math.floor(index / 3) * 4 + (index % 3)]! / 255,
  );
  const mask = new Float32Array(maskSide * maskSide);
  const model = await loadPersonModel();
  model.run(rgb, mask);
  const differences = mask.map((value, index) => Math.abs(value * 255 - expected[index * 4]!));
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(0.1);
  expect(differences.filter((difference) => difference > 5).length).toBeLessThan(100);
  const upsideDown = mask.toReversed();
  const mistaken = upsideDown.filter((value, index) => Math.abs(value * 255 - expected[index * 4]!) > 5);
  expect(mistaken.length).toBeGreaterThan(10_000);
});

test('rejects another file type', () => {
  expect(() => readTfliteModel(new Uint8Array(64))).toThrow('Not a tflite file');
});
