import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { reelTexts } from '#contract/reels.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import { updateStoryboardSettings } from '../../db/storyboards.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import { lockStoryboard, type OwnStoryboard } from './lock-storyboard.ts';

/** Changes the narration settings of a story; missing fields stay unchanged. */
export const changeSettings = (
  { database }: { database: Database },
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
