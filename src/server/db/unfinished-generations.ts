import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { workingStatuses } from './generations.ts';

export type UnfinishedRow = Awaited<ReturnType<typeof readUnfinishedGenerations>>[number];

/**
 * Videos with work under way, and before them in time those that were begun and left: with a hook that no later video
 * took over, with a product, or with a hook that failed within a day, which its owner may not know yet.
 */
export const readUnfinishedGenerations = (connection: Connection, userId: string, limit: number) =>
  connection
    .selectFrom('generations')
    .leftJoin('hooks', 'hooks.id', 'generations.hook_id')
    .select([
      'generations.id',
      'generations.title',
      'generations.status',
      'generations.progress',
      'generations.clip_id',
      'generations.audio_source',
      'generations.created_at',
      'hooks.id as hook_id',
      'hooks.status as hook_status',
      'hooks.progress as hook_progress',
      'hooks.text as hook_text',
      'hooks.template_id as hook_template_id',
      'hooks.clip as hook_clip',
      sql<boolean>`generations.status in (${sql.join(workingStatuses)})
        or coalesce(hooks.status = 'processing', false)`.as('is_working'),
    ])
    .where('generations.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('generations.status', 'in', workingStatuses),
        eb('hooks.status', '=', 'processing'),
        eb.and([
          eb('generations.result', 'is', null),
          eb.or([
            eb('generations.clip_id', 'is not', null),
            eb.and([
              eb('hooks.status', '=', 'failed'),
              eb('hooks.completed_at', '>', sql<Date>`now() - interval '1 day'`),
            ]),
            eb.and([
              eb('hooks.status', '=', 'completed'),
              eb('hooks.deleted_at', 'is', null),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('generations as later')
                    .select('later.id')
                    .whereRef('later.hook_id', '=', 'hooks.id')
                    .whereRef('later.id', '!=', 'generations.id')
                    .whereRef('later.created_at', '>=', 'generations.created_at'),
                ),
              ),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('is_working', 'desc')
    .orderBy('generations.created_at', 'desc')
    .orderBy('generations.id')
    .limit(limit)
    .execute();
