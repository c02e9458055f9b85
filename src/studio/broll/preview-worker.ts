import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { drawStill } from '../motion/draw-still.ts';
import { reportResult } from '../threads/report-to-parent.ts';
import { stageFilm, type BrollOrder } from './stage-film.ts';

const quality = 88;

const { shownFrame, ...order } = workerData as BrollOrder & { shownFrame: number };
const { film } = await stageFilm(order);
const canvas = await drawStill(film, shownFrame);
const file = path.join(order.folder, 'preview.jpg');
await writeFile(file, await canvas.encode('jpeg', quality));
reportResult(file);
