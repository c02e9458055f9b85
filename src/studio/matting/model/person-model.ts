import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import '@tensorflow/tfjs-backend-wasm';
import { env, ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { compileTflite } from './compile-tflite.ts';
import { readTfliteModel } from './tflite-model.ts';

/** Both sides of the model's input and of its output. */
export const maskSide = 256;

/**
 * Finds people in a picture stretched to `maskSide` squared: RGB from 0 to 1 in, the probability of a person for each
 * pixel out.
 */
export type PersonModel = { run: (rgb: Float32Array, mask: Float32Array) => void };

let loading: Promise<PersonModel> | null = null;

/** Loads the general selfie segmentation model once per thread, from the package's folder. */
export function loadPersonModel(): Promise<PersonModel> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PersonModel> {
  // The library prints a greeting in a terminal.
  env().set('PROD', true);
  await setBackend('wasm');
  await ready();
  const { resolve } = createRequire(import.meta.url);
  const file = await readFile(resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'));
  const execute = compileTflite(readTfliteModel(file));
  const run = (rgb: Float32Array, mask: Float32Array) => {
    tidy(() => {
      const output = execute(tensor4d(rgb, [1, maskSide, maskSide, 3]));
      mask.set(output.dataSync<'float32'>());
    });
  };
  return { run };
}
