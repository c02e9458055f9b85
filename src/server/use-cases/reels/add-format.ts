import type { ReelAspectRatio } from '#contract/reels.ts';
import { reelTexts } from '#contract/reels.ts';
import { isUnderWay } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { lockVoiceOver, readVideosOfVoiceOver } from '../../db/voice-overs.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { insertReel, startReelTask } from './start-reel.ts';

/**
 * Starts the same reel in another format, free of charge: a separate video, because My Videos, downloads and share
 * pages show one file per video. It reuses the stored voice-over. A format that exists or is in progress is returned.
 */
export async function addFormat(
  deps: TaskDeps & { database: Database },
  input: { userId: string; videoId: string; aspectRatio: ReelAspectRatio },
): Promise<{ videoId: string }> {
  const { userId, aspectRatio } = input;
  return deps.database.transaction().execute(async (transaction) => {
    const video = await findOwnVideo(transaction, userId, input.videoId);
    const part = video && findPart(video.parts, 'reel');
    if (!part) throw new AppError('not_found');
    // Serialises concurrent requests for the same format.
    const voiceOver = await lockVoiceOver(transaction, part.voiceOverId);
    if (!voiceOver?.spoken) throw new AppError('generation_incomplete', reelTexts.notFinished);
    const formats = await readVideosOfVoiceOver(transaction, userId, part.voiceOverId);
    const existing = formats.find(({ format }) => format === aspectRatio);
    const reel = { userId, part: { ...part, settings: { ...part.settings, aspectRatio } }, holdId: null };
    if (!existing) return { videoId: await insertReel(deps, transaction, reel) };
    const isMadeOrInProgress = existing.output !== null || isUnderWay(existing);
    if (!isMadeOrInProgress) await startReelTask(deps, transaction, { ...reel, videoId: existing.id });
    return { videoId: existing.id };
  });
}
