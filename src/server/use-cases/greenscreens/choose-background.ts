import { isBuiltInBackground } from '#contract/backgrounds.ts';
import type { GreenscreenSettings } from '#contract/calls/greenscreens.ts';
import { readColour } from '#contract/colour-text.ts';
import { greenscreenLimits, greenscreenTexts } from '#contract/greenscreen-settings.ts';
import type { BackgroundPart } from '#contract/video-parts.ts';
import type { Connection } from '../../db/database.ts';
import { findOwnUpload, type UploadRow } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';

export type BackgroundChoice = { userId: string } & Pick<
  GreenscreenSettings,
  'backgroundType' | 'backgroundConfig' | 'backgroundFit' | 'blurStrength'
>;

type ChosenBackground = { part: BackgroundPart; upload: UploadRow | null };

const role = 'background';

/** The background in the request. Throws the refusal of a missing, foreign or unusable one. */
export async function chooseBackground(
  deps: { publicOrigin: string },
  connection: Connection,
  choice: BackgroundChoice,
): Promise<ChosenBackground> {
  const { backgroundType: type, backgroundFit: fit } = choice;
  const config = choice.backgroundConfig?.trim() ?? '';
  if (type === 'color')
    return { part: { role, source: 'color', colour: requireColour(config) }, upload: null };
  if (type === 'blur') return { part: { role, source: 'blur', strength: choice.blurStrength }, upload: null };
  if (config === '') throw missing(type);
  const named = readReference(config, deps.publicOrigin);
  if (isBuiltInBackground(named)) {
    return { part: { role, source: 'built-in', backgroundId: named }, upload: null };
  }
  const upload = type === 'built-in' ? undefined : await findOwnUpload(connection, choice.userId, named);
  if (!upload) throw new AppError('not_found', 'Background not found');
  if (type === 'built-in' || upload.kind !== type) throw missing(type);
  if (type === 'video' && upload.facts.durationSeconds < greenscreenLimits.minBackgroundVideoSeconds) {
    throw new AppError('background_video_too_short', greenscreenTexts.backgroundVideoTooShort);
  }
  return { part: { role, source: type, uploadId: upload.id, fit }, upload };
}

function requireColour(config: string): string {
  const colour = readColour(config);
  if (!colour) throw new AppError('colour_invalid', greenscreenTexts.colourInvalid);
  return colour;
}

const missing = (type: 'image' | 'video' | 'built-in'): AppError =>
  type === 'video'
    ? new AppError('background_video_missing', greenscreenTexts.backgroundVideoMissing)
    : new AppError('background_image_missing', greenscreenTexts.imageMissing);

/** URLs of built-in backgrounds and of uploads as the app returns them; the latter also without `/api`. */
const addresses = [
  /^\/assets\/backgrounds\/([a-z-]+)\.(?:jpg|mp4)$/,
  /^(?:\/api)?\/files\/users\/[^/]+\/uploads\/([0-9a-f-]{36})\.[a-z0-9]+$/,
];

/** The id in one of this app's URLs; any other text is an id itself. */
function readReference(config: string, publicOrigin: string): string {
  if (!/[/\\:]/.test(config)) return config;
  const url = URL.canParse(config, publicOrigin) ? new URL(config, publicOrigin) : null;
  const id =
    url?.origin === new URL(publicOrigin).origin
      ? addresses.flatMap((address) => address.exec(url.pathname)?.[1] ?? [])[0]
      : undefined;
  if (id === undefined) throw new AppError('background_refused', greenscreenTexts.backgroundRefused);
  return id;
}
