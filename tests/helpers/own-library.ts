import { sql } from 'kysely';
import * as videoParts from '#contract/calls/video-parts.ts';
import type { ClientInput } from '#contract/call.ts';
import { attachHook, startHook } from '#contract/calls/hooks.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from './api.ts';
import type { RunningApp } from './running-app.ts';
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

/**
 * Adds hooks to its owner's list that share the film of a finished one, for tests that need many. They are older than it;
 * the last text is the newest of them.
 */
export async function copyHook({ dataFolder }: RunningApp, hookId: string, texts: string[]): Promise<void> {
  // Attaches to the app's own server instead of starting a second one.
  const database = openDatabase((await startEmbeddedPostgres(dataFolder)).databaseUrl);
  try {
    for (const [index, text] of texts.entries()) {
      const copy = JSON.stringify({ id: crypto.randomUUID(), text });
      const age = `${texts.length - index} minutes`;
      await sql`insert into media
        select (jsonb_populate_record(media, ${copy}::jsonb - 'text')).* from media where id = ${hookId}`.execute(
        database,
      );
      await sql`insert into hooks
        select (jsonb_populate_record(hooks, ${copy}::jsonb || jsonb_build_object('created_at', created_at - ${age}::interval))).*
        from hooks where id = ${hookId}`.execute(database);
    }
  } finally {
    await database.destroy();
  }
}
