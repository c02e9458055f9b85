import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { env, ready, setBackend, type io } from '@tensorflow/tfjs-core';

/** blazeface finds faces in a picture; facemesh finds 468 points in the picture of one face. */
export type FaceModels = { blazeface: GraphModel; facemesh: GraphModel };

let loading: Promise<FaceModels> | null = null;

/** Loads both models once per thread, from the package's folder without network access. */
export function loadFaceModels(): Promise<FaceModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<FaceModels> {
  // The library prints a greeting in a terminal.
  env().set('PROD', true);
  await setBackend('wasm');
  await ready();
  const [blazeface, facemesh] = await Promise.all([loadModel('blazeface'), loadModel('facemesh')]);
  return { blazeface, facemesh };
}

function loadModel(name: string): Promise<GraphModel> {
  const { resolve } = createRequire(import.meta.url);
  // The package only exports its entry point; the models are next to that file's folder.
  const folder = path.join(path.dirname(resolve('@vladmandic/human')), '..', 'models');
  return loadGraphModel(fileHandler(path.join(folder, name)));
}

/** The library only loads models with `fetch`. */
function fileHandler(basePath: string): io.IOHandler {
  const load = async (): Promise<io.ModelArtifacts> => {
    const [json, weights] = await Promise.all([
      readFile(`${basePath}.json`, 'utf8'),
      readFile(`${basePath}.bin`),
    ]);
    const model = JSON.parse(json) as io.ModelJSON;
    const weightData = new Uint8Array(weights).buffer;
    return {
      modelTopology: model.modelTopology,
      weightSpecs: model.weightsManifest.flatMap((group) => group.weights),
      weightData,
      ...(model.signature && { signature: model.signature }),
    };
  };
  return { load };
}
