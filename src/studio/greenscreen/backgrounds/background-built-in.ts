import { builtInBackdrops, type BackdropId } from '../../backdrops/built-in-backdrops.ts';
import { drawBackdrop } from '../../backdrops/draw-backdrop.ts';
import { houseFormat, houseFrameRate } from '../../house-format/house-format.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import { rgbaToPicture } from '../../raw-frames/rgba-to-picture.ts';

/** Interval of drawn frames: out-of-focus backdrops drift slowly enough for interpolation. At four, leaves show double. */
const frameStep = 2;

/** Throws RangeError for an unknown id. */
export async function* builtInFrames(
  id: string,
  { format, firstFrame }: { format: VideoFormat; firstFrame: number },
): AsyncGenerator<Picture> {
  const backdrop = builtInBackdrops.find((candidate) => candidate.id === id);
  if (!backdrop) throw new RangeError(`There is no built-in background "${id}".`);
  let before = emptyPicture(format);
  if (!backdrop.isMoving) {
    draw(backdrop.id, 0, before);
    for (;;) yield before;
  }
  let after = emptyPicture(format);
  const between = emptyPicture(format);
  let drawn = Math.floor(firstFrame / frameStep) * frameStep;
  draw(backdrop.id, drawn, before);
  draw(backdrop.id, drawn + frameStep, after);
  for (let frame = firstFrame; ; frame += 1) {
    if (frame === drawn + frameStep) {
      [before, after] = [after, before];
      drawn = frame;
      draw(backdrop.id, drawn + frameStep, after);
    }
    mix(before, after, (frame - drawn) / frameStep, between);
    // A new object, because the same object would mean an unchanged picture.
    yield { ...between };
  }
}

function emptyPicture(format: VideoFormat): Picture {
  const { width, height } = houseFormat(format);
  return openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
}

function draw(id: BackdropId, frame: number, into: Picture): void {
  const { width, height } = into;
  rgbaToPicture(drawBackdrop(id, { width, height, seconds: frame / houseFrameRate }).data(), into);
}

function mix(one: Picture, other: Picture, share: number, into: Picture): void {
  const weight = Math.round(share * 256);
  for (const plane of ['luma', 'cb', 'cr'] as const) {
    const [from, to, target] = [one[plane], other[plane], into[plane]];
    for (let at = 0; at < target.length; at += 1)
      target[at] = (from[at]! * (256 - weight) + to[at]! * weight + 128) >> 8;
  }
}
