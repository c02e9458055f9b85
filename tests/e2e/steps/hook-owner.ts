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
