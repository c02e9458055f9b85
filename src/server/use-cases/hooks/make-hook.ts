import type { TaskData } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { findHook, updateHookCleanKey, updateHookEngines, updateHookWords } from '../../db/hooks.ts';
import { storeMedia } from '../../db/media.ts';
import type { WriteResult } from '../../db/tables.ts';
import { hookRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { getTemplate } from '../templates/find-template.ts';
import { filmHook, type FilmDeps } from './film-hook.ts';
import { restyleHook } from './restyle-hook.ts';
import { runAlongside } from './run-alongside.ts';
import { findSounds, speakHook } from './speak-hook.ts';

export type MakeHookDeps = { database: Database } & FilmDeps;

/** Shares of the whole by measured time: speaking is fast, drawing is slow. */
const speechEndsAt = 12;
const filmingEndsAt = 97;

/**
 * Makes the speech, then the person who speaks it; or new captions for a hook that has both. Returns how to write the
 * result.
 */
export async function makeHook(
  deps: MakeHookDeps,
  input: TaskData<'make-hook'>,
  context: JobContext,
): Promise<WriteResult> {
  const hook = await findHook(deps.database, input.hookId);
  if (!hook) throw new Error(`hook ${input.hookId} does not exist`);
  if (input.sourceHookId) return restyleHook(deps, { hook, sourceHookId: input.sourceHookId }, context);
  const template = await getTemplate(deps.database, hook.template_id);
  const hookWithVoice = { ...hook, voice: hook.voice ?? template.voice };

  context.progress({ stage: 'text-to-speech', progress: 3 });
  const speech = await speakHook(deps, hookWithVoice, context);
  context.progress({ stage: 'lip-sync', progress: speechEndsAt });
  const pendingSounds = findSounds(deps, hookWithVoice, speech, context);
  const film = (signal: AbortSignal) =>
    context.step('clip', async () =>
      filmHook(deps, template, {
        hook,
        speech: {
          path: await deps.storage.fetch(speech.key, context.workFolder),
          durationSeconds: speech.durationSeconds,
          sounds: pendingSounds,
        },
        context: { ...context, signal },
        onProgress: (fraction) =>
          context.progress({
            stage: 'lip-sync',
            progress: progressBetween(speechEndsAt, filmingEndsAt, fraction),
          }),
      }),
    );
  // In parallel: the processor is idle while a connected engine makes the picture.
  const [sounds, filmed] = await runAlongside(pendingSounds, film, context.signal);
  // Not needed by a later attempt, because `clip` and `sounds` are stored steps.
  await deps.storage.remove(speech.key);
  const notes = [...speech.notes, ...filmed.notes];
  return async (transaction) => {
    await storeMedia(transaction, hook.id, filmed.media);
    const recipe = hookRecipe({ speech, film: filmed });
    const engines = { voice: speech.engine, lipSync: filmed.engine, notes, recipe };
    await updateHookEngines(transaction, hook.id, engines);
    await updateHookWords(transaction, hook.id, sounds.words);
    await updateHookCleanKey(transaction, hook.id, filmed.cleanKey ?? null);
  };
}
