import { readFile } from 'node:fs/promises';
import { composeVideo } from '#studio/compose/compose-video.ts';

/** The final step alone, with loudness and lengths already known as they are in the app. */
const plan = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as Parameters<typeof composeVideo>[0];
await composeVideo(plan);
