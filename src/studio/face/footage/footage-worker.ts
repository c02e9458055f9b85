import { workerData } from 'node:worker_threads';
import { serveFrames } from '../../threads/serve-frames.ts';
import { footageFrames, type FootageFramesOrder } from './footage-frames.ts';

serveFrames((signal) => footageFrames(workerData as FootageFramesOrder, signal));
