import { workerData } from 'node:worker_threads';
import { reportProgress, reportResult } from '../threads/report-to-parent.ts';
import { stageFilm, type BrollOrder } from './stage-film.ts';

reportResult(await stageFilm(workerData as BrollOrder, reportProgress));
