import { workerData } from 'node:worker_threads';
import { serveFrames } from '../threads/serve-frames.ts';
import { greenscreenFrames, type GreenscreenFramesOrder } from './greenscreen-frames.ts';

serveFrames((signal) => greenscreenFrames(workerData as GreenscreenFramesOrder, signal));
