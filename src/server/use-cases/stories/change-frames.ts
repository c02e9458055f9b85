import type { Transaction } from 'kysely';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { reelTexts } from '#contract/reels.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { isUnderWay } from '#contract/tasks.ts';
import { readScene } from '#studio/story-script/scenes/read-scene.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import { lockOwnStory } from '../../db/stories.ts';
import {
  findVersion,
  lockFrames,
  readFrames,
  showVersion,
  updateFrame,
  type FrameRow,
} from '../../db/story-frames.ts';
import { findOwnStoryboard, updateStoryboardSettings, type StoryboardRow } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { sceneOfPicture, type FrameSubject } from '../../domain/stories/story-pictures.ts';
import { AppError } from '../../errors.ts';
import { hasWords } from './change-scenes.ts';

type OwnStoryboard = { userId: string; storyboardId: string };
type Deps = { database: Database };

/** Reads the storyboard after locking its story's row, which guards all its frames, until the transaction ends. */
export async function lockStoryboard(
  transaction: Transaction<Tables>,
  { userId, storyboardId }: OwnStoryboard,
): Promise<StoryboardRow> {
  const found = await findOwnStoryboard(transaction, userId, storyboardId);
  const story = found && (await lockOwnStory(transaction, userId, found.story_id));
  const storyboard = story && (await findOwnStoryboard(transaction, userId, storyboardId));
  if (!storyboard) throw new AppError('not_found');
  return storyboard;
}

/** Reorders all frames and changes their narration. Draws no picture. */
export const changeFrames = (
  { database }: Deps,
  own: OwnStoryboard,
  wanted: readonly { id: string; narration?: string | null | undefined }[],
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await lockStoryboard(transaction, own);
    const frames = new Map((await lockFrames(transaction, id)).map((frame) => [frame.id, frame]));
    const ids = new Set(wanted.map((frame) => frame.id));
    if (ids.size !== wanted.length || ids.size !== frames.size || [...ids].some((one) => !frames.has(one)))
      throw new AppError('edited_meanwhile', storyTexts.framesChanged);
    for (const [position, { id: frameId, narration }] of wanted.entries()) {
      const said = narration?.trim();
      if ([...(said ?? '')].length > storyLimits.maxNarrationCharacters) {
        const field = `frames.${position}.narration`;
        throw new AppError('invalid_request', storyTexts.narrationTooLong, { field });
      }
      const { scene } = frames.get(frameId)!;
      const isSame = said === undefined || said === scene.narration;
      const change = isSame ? {} : { scene: retellScene(frames.get(frameId)!, said) };
      await updateFrame(transaction, frameId, { position, ...change });
    }
  });

/** The scene with a new narration; speakers of quotations are detected again if unknown. */
function retellScene({ scene, cast_members: cast }: FrameRow, narration: string): StoryScene {
  const story = { title: '', mood: scene.mood, scenes: [scene], ...cast };
  const found = hasWords(narration) ? readScene(narration, story).quotations : [];
  const known = new Map(scene.quotations.map((quotation) => [quotation.text, quotation]));
  return {
    ...scene,
    narration,
    quotations: found.map((quotation) => known.get(quotation.text) ?? quotation),
  };
}

/** Shows an earlier picture of a frame. */
export const chooseVersion = (
  { database }: Deps,
  own: OwnStoryboard & { frameId: string; versionId: string },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await lockStoryboard(transaction, own);
    const frame = (await readFrames(transaction, id)).find((one) => one.id === own.frameId);
    if (!frame) throw new AppError('not_found');
    if (isUnderWay(frame)) throw new AppError('picture_in_progress', storyTexts.pictureInProgress);
    const version = await findVersion(transaction, own);
    if (!version) throw new AppError('not_found');
    await showVersion(transaction, frame.id, { ...version, scene: sceneShownBy(frame, version) });
    // A failed redraw is no longer reported once a picture is chosen.
    await updateFrame(transaction, frame.id, { task_id: null });
  });

/** The scene as a version of the frame shows it; old versions do not tell. */
export const sceneShownBy = (
  { story_id: storyId, scene, cast_members: cast }: FrameRow,
  { subject }: { subject: FrameSubject | null },
): StoryScene => (subject ? sceneOfPicture({ storyId, scene, cast }, subject) : scene);

/** Changes the narration settings of a story; missing fields stay unchanged. */
export const changeSettings = (
  { database }: Deps,
  own: OwnStoryboard,
  change: { [K in keyof StoryboardSettings]?: StoryboardSettings[K] | undefined },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id, settings: before } = await lockStoryboard(transaction, own);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const settings = { ...before, ...given } as StoryboardSettings;
    const { audioSource, audioTrackId, audioFileId } = settings;
    if (audioSource === 'library' && !findMusicTrack(audioTrackId ?? ''))
      throw new AppError('music_track_unknown', reelTexts.trackUnknown, { field: 'audioTrackId' });
    if (audioSource === 'custom') {
      const upload = audioFileId === null ? null : await findOwnUpload(transaction, own.userId, audioFileId);
      if (upload?.kind !== 'audio') throw new AppError('not_found');
    }
    await updateStoryboardSettings(transaction, id, settings);
  });
