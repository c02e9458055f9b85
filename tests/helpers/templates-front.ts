import path from 'node:path';
import * as calls from '#contract/calls/templates.ts';
import type { Person } from './api.ts';
import type { contentFront } from './content-front.ts';
import { makeClip } from './sample-media.ts';

export type Front = Awaited<ReturnType<typeof contentFront>>;

export const inFolder = (front: Front, name: string): string => path.join(front.folder, name);

export const clipOf = (front: Front, name = 'clip.mp4'): Promise<string> =>
  makeClip(inFolder(front, name), { seconds: 1, size: '160x120' });

export async function sendClip(front: Front, person: Person): Promise<string> {
  return (await person.sendFile(calls.uploadTemplateVideo, { video: await clipOf(front) })).url;
}

/** Everything that a template needs except its clip. */
export const wholeTemplate = { name: 'Ada', type: 'hook', categoryId: 'marketing' } as const;

export async function addOne(front: Front, person: Person, more: object = {}) {
  const videoUrl = await sendClip(front, person);
  return person.call(calls.addTemplate, { body: { ...wholeTemplate, videoUrl, consent: true, ...more } });
}

/** Marks every clip as prepared, as its job would. */
export async function finishClips(front: Front): Promise<void> {
  await front.database
    .updateTable('tasks')
    .set({ status: 'completed', progress: 100, ended_at: new Date() })
    .where('kind', '=', 'prepare-footage')
    .execute();
  await front.database
    .updateTable('content_files')
    .set({
      media: JSON.stringify({
        key: 'content/clips/a.mp4',
        posterKey: 'content/clips/a.jpg',
        durationSeconds: 8,
        loudness: { integratedLufs: null, truePeakDbtp: null },
      }),
      verdict: JSON.stringify({ kind: 'still', score: 5, warnings: ['mouth-stays-shut'] }),
      analysis_key: 'content/clips/a.json',
    })
    .where('kind', '=', 'template-video')
    .execute();
}
