import { workerData } from 'node:worker_threads';
import { serveFrames } from '../threads/serve-frames.ts';
import { presenterFrames, type PresenterFramesOrder } from './presenter-frames.ts';

serveFrames((_, claimSpare) => presenterFrames(workerData as PresenterFramesOrder, claimSpare));
