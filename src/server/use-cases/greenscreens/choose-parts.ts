import type { Transaction } from 'kysely';
import type { GreenscreenSettings } from '#contract/calls/greenscreens.ts';
import { limits } from '#contract/limits.ts';
import type { BackgroundPart, ClipPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { abandonMedia, mediaIdOf, wholeUpload } from '../uploads/ensure-media.ts';
import { chooseBackground } from './choose-background.ts';
import { ensureGreenscreenClip, type EnsuredClip } from './ensure-greenscreen-clip.ts';

export type ChosenParts = EnsuredClip & {
  parts: { clip: ClipPart; background: BackgroundPart };
  /** Abandons portrait copies that were started with the uploads and that a greenscreen may not need. */
  replacedMediaIds: string[];
};

/** Validates the settings of a request and returns the parts of a video; starts preparing the clip if necessary. */
export async function chooseParts(
  deps: TaskDeps & { publicOrigin: string },
  transaction: Transaction<Tables>,
  { userId, settings }: { userId: string; settings: GreenscreenSettings },
): Promise<ChosenParts> {
  const overlayText = settings.textOverlay?.trim() ?? '';
  if ([...overlayText].length > limits.maxOverlayCharacters) {
    throw new AppError('overlay_text_too_long', `At most ${limits.maxOverlayCharacters} characters`, {
      maxCharacters: limits.maxOverlayCharacters,
    });
  }
  const ensured = await ensureGreenscreenClip(deps, transaction, {
    userId,
    uploadId: settings.videoId ?? null,
    range: { startSeconds: settings.startTime ?? null, endSeconds: settings.endTime ?? null },
  });
  const background = await chooseBackground(deps, transaction, { userId, ...settings });
  const { clip, upload } = ensured;
  const { engine, softness, shadow, subject, overlayPlace } = settings;
  const uploads = background.part.source === 'video' && background.upload ? [background.upload] : [];
  return {
    ...ensured,
    parts: {
      clip: {
        role: 'clip',
        mediaId: clip.media_id,
        uploadId: upload.id,
        engine,
        softness,
        shadow,
        subject,
        // No other background has sound.
        sound: background.part.source === 'video' ? settings.sound : 'own',
        overlayText,
        overlayPlace,
      },
      background: background.part,
    },
    replacedMediaIds: [upload, ...uploads]
      .map((each) => mediaIdOf(each, wholeUpload))
      .filter((id) => id !== clip.media_id),
  };
}

/** Every uploaded video is prepared as a portrait clip at once; a copy that no video uses must not delay this one. */
export async function abandonReplaced(
  deps: TaskDeps & { database: Database },
  mediaIds: readonly string[],
): Promise<void> {
  for (const mediaId of mediaIds) await abandonMedia(deps, mediaId);
}
