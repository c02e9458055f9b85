import { loadImage, type Image } from '@napi-rs/canvas';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import type { Cutout } from '../raw-frames/cutout.ts';
import { openPicture, pictureBytes } from '../raw-frames/picture.ts';
import type { BackgroundSource } from './background-source.ts';
import type { Cutting } from './choose-cutting.ts';
import type { Moment, MomentName } from './clip-moments.ts';
import { openCompositor } from './composite-frame.ts';
import { cutOutStill } from './cut-out.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { lightWrapOf } from './edge-light.ts';
import type { Engine, EngineChoice, Look } from './look.ts';
import { prepareBackgrounds, type Backgrounds } from './open-backgrounds.ts';
import { findNotes, type PreviewNote } from './preview-notes.ts';

export type PreviewOrder = { background: BackgroundSource; look: Look; overlayPng?: Uint8Array };

export type DrawnPreview = {
  frames: { moment: MomentName; atSeconds: number; beforeJpeg: Uint8Array; afterJpeg: Uint8Array }[];
  engine: Engine;
  notes: PreviewNote[];
};

type Run = PreviewOrder & {
  engine: EngineChoice;
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

export async function drawPreview(
  moments: readonly Moment[],
  cutting: Cutting,
  order: Run,
): Promise<DrawnPreview> {
  const overlay = order.overlayPng && (await loadImage(order.overlayPng));
  const { background, format, signal, tools } = order;
  const backgroundsFrom = await prepareBackgrounds(background, { format, signal, tools });
  const cutouts: Cutout[] = [];
  const frames = await Promise.all(
    moments.map(async (shot) => {
      const cutout = await cutOutStill(shot.picture, cutting, order.look.softness);
      cutouts.push(cutout);
      return drawMoment(shot, cutout, { ...order, backgrounds: backgroundsFrom(shot.frame), overlay });
    }),
  );
  const notes = findNotes({ cutouts, cutting, engine: order.engine, subject: order.look.subject });
  return { frames, engine: cutting.engine, notes };
}

type Drawing = Run & { backgrounds: Backgrounds; overlay: Image | undefined };

async function drawMoment(
  { moment, frame, picture }: Moment,
  cutout: Cutout,
  { format, background, look, backgrounds, overlay }: Drawing,
): Promise<DrawnPreview['frames'][number]> {
  const { width, height } = houseFormat(format);
  const composite = openCompositor({ width, height, ...look, lightWrap: lightWrapOf(background) });
  const after = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  try {
    composite(await backgrounds.next(picture, cutout.alpha), cutout, after);
  } finally {
    await backgrounds.close();
  }
  const [beforeJpeg, afterJpeg] = await Promise.all([encodeJpeg(picture), encodeJpeg(after, overlay)]);
  return { moment, atSeconds: frame / houseFrameRate, beforeJpeg, afterJpeg };
}
