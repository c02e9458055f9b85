import { addProduct } from '#contract/calls/video-parts.ts';
import { attachHook } from '#contract/calls/hooks.ts';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';
import { hookEnd, startShortHook } from '../../helpers/video-steps.ts';

/** A user with credits and a finished hook, for tests that do not cover making hooks. */
export type HookOwner = { person: Person; hookId: string };

export async function makeHookOwner(app: RunningApp): Promise<HookOwner> {
  const person = await app.api.signIn();
  await person.buy('creator');
  const { hookGenerationId: hookId } = await startShortHook(person);
  await hookEnd(person, hookId);
  return { person, hookId };
}

/** A new video with the owner's hook, about to enter the Upload step. Returns its id. */
export async function makeHookVideo({ person, hookId }: HookOwner): Promise<string> {
  return (await person.call(attachHook, { body: { hookId } })).generationId;
}

/** A new video with the owner's hook and a product clip, about to enter the Music step. Returns its id. */
export async function makeClipVideo(owner: HookOwner, clip: string): Promise<string> {
  const generationId = await makeHookVideo(owner);
  const upload = await owner.person.upload(clip);
  await owner.person.call(addProduct, { params: { generationId }, body: { videoFileId: upload.id } });
  return generationId;
}
