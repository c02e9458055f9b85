import { placePicture, type Framing } from '#contract/framing.ts';
import { videoFormats, defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';

type Facts = { width: number | null; height: number | null };

/** In pixels of the frame. */
const tolerance = 0.01;

/**
 * The framing that a clip is prepared with. Null where it changes nothing: the picture has the frame's shape and is not
 * enlarged, so that the copy that was prepared at arrival serves.
 */
export function clipFraming(
  { width, height }: Facts,
  framing: Framing | null,
  format: VideoFormat = defaultVideoFormat,
): Framing | null {
  if (!framing || !width || !height) return null;
  const frame = videoFormats[format];
  const at = placePicture({ width, height }, frame, framing);
  const isWhole =
    Math.abs(at.width / frame.width - 1) < tolerance && Math.abs(at.height / frame.height - 1) < tolerance;
  return isWhole ? null : framing;
}
