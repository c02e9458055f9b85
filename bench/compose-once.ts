import { readFile } from 'node:fs/promises';
import { composeVideo, type Composition } from '#studio/compose/compose-video.ts';

/** The final step alone, with loudness and lengths already known as they are in the app; without a plan, nothing. */
const planFile = process.argv[2];
if (planFile) await composeVideo(JSON.parse(await readFile(planFile, 'utf8')) as Composition);
