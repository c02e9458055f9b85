import { sql } from 'kysely';
import type { StoryScene } from '#contract/story-words.ts';
import type { Connection } from './database.ts';
import type { FrameSubject } from '../domain/stories/story-pictures.ts';
import type { StoredPicture, StoryCast } from './story-tables.ts';

const framesWithTask = (connection: Connection) =>
  connection
    .selectFrom('story_frames')
    .innerJoin('storyboards', 'storyboards.id', 'story_frames.storyboard_id')
    .leftJoin('tasks', 'tasks.id', 'story_frames.task_id')
    .select([
      'story_frames.id',
      'story_frames.storyboard_id',
      'story_frames.user_id',
      'story_frames.scene_id',
      'story_frames.scene',
      'story_frames.cast_members',
      'story_frames.variation',
      'story_frames.recipe',
      'story_frames.task_id',
      'story_frames.stored',
      'storyboards.style',
      'storyboards.story_id',
      'tasks.status',
      'tasks.started_at',
      'tasks.error_code',
    ]);

export type FrameRow = Awaited<ReturnType<typeof readFrames>>[number];

export const readFrames = (connection: Connection, storyboardId: string) =>
  framesWithTask(connection)
    .where('story_frames.storyboard_id', '=', storyboardId)
    .orderBy('story_frames.position')
    .execute();

/** The end of a redraw changes a frame without the story's lock, so a new scene is written under a lock of the frame. */
export const lockFrames = (connection: Connection, storyboardId: string): Promise<FrameRow[]> =>
  framesWithTask(connection)
    .where('story_frames.storyboard_id', '=', storyboardId)
    .orderBy('story_frames.position')
    .forUpdate('story_frames')
    .execute();

const frameById = (connection: Connection, frameId: string) =>
  framesWithTask(connection).where('story_frames.id', '=', frameId);

/** For the job, which has no user. */
export const findFrame = (connection: Connection, frameId: string) =>
  frameById(connection, frameId).executeTakeFirst();

export const lockFrame = (connection: Connection, frameId: string) =>
  frameById(connection, frameId).forUpdate('story_frames').executeTakeFirst();

export async function insertFrames(
  connection: Connection,
  frames: readonly {
    id: string;
    storyboardId: string;
    userId: string;
    sceneId: string;
    scene: StoryScene;
    cast: StoryCast;
    recipe: string;
  }[],
): Promise<void> {
  await connection
    .insertInto('story_frames')
    .values(
      frames.map((frame, position) => ({
        id: frame.id,
        storyboard_id: frame.storyboardId,
        user_id: frame.userId,
        scene_id: frame.sceneId,
        position,
        scene: JSON.stringify(frame.scene),
        cast_members: JSON.stringify(frame.cast),
        recipe: frame.recipe,
      })),
    )
    .execute();
}

type FrameChange = {
  scene?: StoryScene;
  position?: number;
  variation?: number;
  recipe?: string;
  task_id?: string | null;
};

export async function updateFrame(
  connection: Connection,
  frameId: string,
  { scene, ...change }: FrameChange,
): Promise<void> {
  await connection
    .updateTable('story_frames')
    .set({ ...change, ...(scene ? { scene: JSON.stringify(scene) } : {}) })
    .where('id', '=', frameId)
    .execute();
}

/**
 * Stores a picture as the frame's latest version and shows it under its title, unless a newer redraw was requested since.
 * Deletes the oldest versions beyond `maxVersions`; their files are removed as orphans.
 */
export async function storeFrame(
  connection: Connection,
  frame: { id: string; userId: string; subject: FrameSubject; title: string },
  stored: StoredPicture,
  maxVersions: number,
): Promise<void> {
  const { title } = frame;
  const subject: FrameSubject = { ...frame.subject, scene: { ...frame.subject.scene, title } };
  const picture = JSON.stringify(stored);
  const shown = await connection
    .updateTable('story_frames')
    .set({ stored: picture, scene: sql<string>`scene || jsonb_build_object('title', ${title}::text)` })
    .where('id', '=', frame.id)
    .where('recipe', '=', stored.recipe)
    .returning('id')
    .executeTakeFirst();
  if (!shown) return;
  await connection
    .insertInto('story_frame_versions')
    .values({
      id: crypto.randomUUID(),
      frame_id: frame.id,
      user_id: frame.userId,
      recipe: stored.recipe,
      stored: picture,
      subject: JSON.stringify(subject),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from story_frame_versions where id in (
      select id from story_frame_versions where frame_id = ${frame.id} and recipe <> ${stored.recipe}
      order by created_at desc offset ${maxVersions - 1}
    )
  `.execute(connection);
}

/** A picture that a frame had, by its id or its recipe. */
export const findVersion = (
  connection: Connection,
  { frameId, ...by }: { frameId: string } & ({ versionId: string } | { recipe: string }),
) =>
  connection
    .selectFrom('story_frame_versions')
    .select(['stored', 'recipe', 'subject'])
    .where('frame_id', '=', frameId)
    .where('versionId' in by ? 'id' : 'recipe', '=', 'versionId' in by ? by.versionId : by.recipe)
    .executeTakeFirst();

/** Shows an earlier picture, and the scene that it shows. */
export async function showVersion(
  connection: Connection,
  frameId: string,
  { stored, recipe, scene }: { stored: StoredPicture; recipe: string; scene: StoryScene },
): Promise<void> {
  await connection
    .updateTable('story_frames')
    .set({ stored: JSON.stringify(stored), recipe, scene: JSON.stringify(scene) })
    .where('id', '=', frameId)
    .execute();
}

/** The versions of all frames of a storyboard, newest first. */
export const readVersions = (connection: Connection, storyboardId: string) =>
  connection
    .selectFrom('story_frame_versions as version')
    .innerJoin('story_frames as frame', 'frame.id', 'version.frame_id')
    .select(['version.id', 'version.frame_id', 'version.recipe', 'version.stored', 'version.subject'])
    .where('frame.storyboard_id', '=', storyboardId)
    .orderBy('version.created_at', 'desc')
    .execute();

/** A stored picture of this recipe that was drawn for this user before. */
export async function findDrawnPicture(
  connection: Connection,
  userId: string,
  recipe: string,
): Promise<StoredPicture | null> {
  const row = await connection
    .selectFrom('story_frame_versions')
    .select('stored')
    .where('user_id', '=', userId)
    .where('recipe', '=', recipe)
    .executeTakeFirst();
  return row?.stored ?? null;
}
