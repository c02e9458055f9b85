import { readFile } from 'node:fs/promises';
import { composeVideo, type Composition } from '#studio/compose/compose-video.ts';

/** Only the final step, with known loudness and lengths as in the app; does nothing without a plan. */
const planFile = process.argv[2];
if (planFile) await composeVideo(JSON.parse(await readFile(planFile, 'utf8')) as Composition);
