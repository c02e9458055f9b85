import type { Voice } from '#contract/voices.ts';
import { isActive } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import { type HookRow, readTakesOfVideo } from '../../db/hooks.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import { findVoiceDefaults, readSpeakerNames } from '../templates/find-template.ts';
import type { ReadHookDeps } from './read-hook.ts';

export type TakeView = Omit<HookRow, 'voice'> & {
  voice: Voice;
  templateName: string;
  url: string | null;
  posterUrl: string | null;
  isChosen: boolean;
};

/** A take that can start the video, now or once finished. A deleted one stays while the video uses it. */
export const isTakeShown = (take: HookRow, chosenId: string | null): boolean =>
  (take.status === 'completed' || isActive(take.status)) && (!take.deleted_at || take.id === chosenId);

/** The takes of a user's video, oldest first. */
export async function readVideoTakes(
  deps: ReadHookDeps,
  input: { userId: string; videoId: string },
): Promise<TakeView[]> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  if (!video) throw new AppError('not_found', 'Video not found');
  const chosenId = findPart(video.parts, 'hook')?.mediaId ?? null;
  const takes = (await readTakesOfVideo(deps.database, video.id)).filter((take) =>
    isTakeShown(take, chosenId),
  );
  const names = await readSpeakerNames(
    deps.database,
    takes.map((take) => take.template_id),
  );
  return Promise.all(
    takes.map(async (take) => ({
      ...take,
      voice: take.voice ?? (await findVoiceDefaults(deps.database, take.template_id))?.voice ?? 'alloy',
      templateName: names.get(take.template_id) ?? 'Avatar',
      url: take.clip && deps.storage.signAddress(take.clip.key),
      posterUrl: take.clip?.posterKey ? deps.storage.signAddress(take.clip.posterKey) : null,
      isChosen: take.id === chosenId,
    })),
  );
}
