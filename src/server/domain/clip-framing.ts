import { placePicture, type Framing } from '#contract/framing.ts';
import { videoFormats, defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';

type Facts = { width: number | null; height: number | null };

/** The difference from the side of the frame, as a share of it, that no viewer can see. */
const tolerance = 0.01;

/**
 * The framing with which a clip is prepared. Null if it has no effect: the clip has the frame's aspect ratio and no
 * zoom, so that the copy prepared at upload can be used.
 */
export function clipFraming(
  { width, height }: Facts,
  framing: Framing | null,
  format: VideoFormat = defaultVideoFormat,
): Framing | null {
  if (!framing || !width || !height) return null;
  const frame = videoFormats[format];
  const placed = placePicture({ width, height }, frame, framing);
  const isWhole =
    Math.abs(placed.width / frame.width - 1) < tolerance &&
    Math.abs(placed.height / frame.height - 1) < tolerance;
  return isWhole ? null : framing;
}
