import { loadImage, type Image } from '@napi-rs/canvas';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { houseFormat, houseFrameRate } from '../../house-format/house-format.ts';
import type { Cutout } from '../../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import type { BackgroundSource } from '../backgrounds/background-source.ts';
import type { ClipStills } from '../clip/clip-stills.ts';
import type { MomentName } from '../clip/clip-moments.ts';
import { openCompositor } from '../composite/composite-frame.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { lightWrapOf } from '../composite/edge-light.ts';
import type { Engine, EngineChoice, Look } from '../clip/look.ts';
import { findNotes, type PreviewNote } from './preview-notes.ts';
import { openStillBackgrounds } from '../backgrounds/still-backgrounds.ts';

export type PreviewSettings = { background: BackgroundSource; look: Look; overlayPng?: Uint8Array };

export type DrawnPreview = {
  frames: { moment: MomentName; atSeconds: number; beforeJpeg: Uint8Array; afterJpeg: Uint8Array }[];
  engine: Engine;
  notes: PreviewNote[];
};

type PreviewRequest = PreviewSettings & {
  engine: EngineChoice;
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

export type PreviewDrawer = (stills: ClipStills, request: PreviewRequest) => Promise<DrawnPreview>;

/** Draws previews of clips, reusing the last backgrounds when they have not changed. */
export function openPreviewDrawer(): PreviewDrawer {
  const backgroundsOf = openStillBackgrounds();
  return async (stills, request) => {
    const { background, look, engine } = request;
    const { moments } = stills;
    const overlay = request.overlayPng && (await loadImage(request.overlayPng));
    const cutoutMethod = await stills.chooseCutoutMethod(engine);
    const cutouts = await stills.cutOut(cutoutMethod, look.softness);
    const backgrounds = await backgroundsOf(background, { moments, cutouts }, request);
    const draw = openStillCompositor(request, overlay);
    const afterJpegs = await Promise.all(cutouts.map((cutout, index) => draw(backgrounds[index]!, cutout)));
    const beforeJpegs = await stills.encodeJpegs();
    const frames = moments.map(({ moment, frame }, index) => ({
      moment,
      atSeconds: frame / houseFrameRate,
      beforeJpeg: beforeJpegs[index]!,
      afterJpeg: afterJpegs[index]!,
    }));
    const notes = findNotes({ cutouts, cutoutMethod, engine, subject: look.subject });
    return { frames, engine: cutoutMethod.engine, notes };
  };
}

function openStillCompositor({ format, background, look }: PreviewRequest, overlay: Image | undefined) {
  const { width, height } = houseFormat(format);
  const composite = openCompositor({ width, height, ...look, lightWrap: lightWrapOf(background) });
  return (behind: Picture, cutout: Cutout): Promise<Uint8Array> => {
    const after = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
    composite(behind, cutout, after);
    return encodeJpeg(after, overlay);
  };
}
