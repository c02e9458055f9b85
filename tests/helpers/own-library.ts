import * as videoParts from '#contract/calls/video-parts.ts';
import type { ClientInput } from '#contract/call.ts';
import { attachHook, startHook } from '#contract/calls/hooks.ts';
import type { Person } from './api.ts';
import { hookEnd, shortHook, videoEnd } from './video-steps.ts';

export type HookFields = { hookText: string } & Partial<ClientInput<typeof startHook>['body']>;

/** Makes the hooks one after another, so their order is known. Returns their ids. */
export async function makeHooks(person: Person, hooks: HookFields[]): Promise<string[]> {
  const ids: string[] = [];
  for (const hook of hooks) {
    const { hookGenerationId } = await person.call(startHook, { body: { ...shortHook, ...hook } });
    const { status } = await hookEnd(person, hookGenerationId);
    if (status !== 'completed') throw new Error(`the hook is ${status}`);
    ids.push(hookGenerationId);
  }
  return ids;
}

/** Makes videos from the same hook and clip, which is cheap after the first. Returns their ids, oldest first. */
export async function makeVideos(
  person: Person,
  parts: { hookId: string; clip: string; count: number },
): Promise<string[]> {
  const upload = await person.upload(parts.clip);
  const ids: string[] = [];
  for (let made = 0; made < parts.count; made += 1) {
    const { generationId } = await person.call(attachHook, { body: { hookId: parts.hookId } });
    const params = { generationId };
    await person.call(videoParts.addProduct, { params, body: { videoFileId: upload.id } });
    await person.call(videoParts.chooseAudio, { params, body: { audioSource: 'none' } });
    const { status } = await videoEnd(person, generationId);
    if (status !== 'completed') throw new Error(`the video is ${status}`);
    ids.push(generationId);
  }
  return ids;
}
