import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat } from '../house-format/house-format.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { frameMemory, readRawFrames } from '../raw-frames/read-raw-frames.ts';
import type { BackgroundSource } from './backgrounds/background-source.ts';
import type { CutoutMethod } from './clip/choose-cutout-method.ts';
import { openCompositor } from './composite/composite-frame.ts';
import { cutOutFrames, cutOutLookAhead } from './clip/cut-out.ts';
import { lightWrapOf } from './composite/edge-light.ts';
import type { Look } from './clip/look.ts';
import { prepareBackgrounds } from './backgrounds/open-backgrounds.ts';

export type GreenscreenFramesOrder = {
  clipPath: string;
  format: VideoFormat;
  cutoutMethod: CutoutMethod;
  background: BackgroundSource;
  look: Look;
  tools?: Partial<FfmpegTools>;
};

/** The clip's frames with the new background, yuv420p. */
export async function* greenscreenFrames(
  order: GreenscreenFramesOrder,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { format, background, look, tools } = order;
  const { width, height } = houseFormat(format);
  const composite = openCompositor({ width, height, ...look, lightWrap: lightWrapOf(background) });
  const taken: Picture[] = [];
  async function* ownFrames() {
    const memory = frameMemory(cutOutLookAhead + 2, format);
    const ffmpegPath = tools?.ffmpegPath;
    for await (const picture of readRawFrames({ path: order.clipPath, format, memory, signal, ffmpegPath })) {
      taken.push(picture);
      yield picture;
    }
  }
  const backgrounds = (await prepareBackgrounds(background, { format, signal, tools }))(0);
  try {
    for await (const cutout of cutOutFrames(ownFrames(), order.cutoutMethod, {
      ...look,
      format,
      signal,
      tools,
    })) {
      const behind = await backgrounds.next(taken.shift()!, cutout.alpha);
      // A new buffer for each frame, because it is transferred to another thread.
      const bytes = new Uint8Array(pictureBytes(width, height));
      composite(behind, cutout, openPicture(bytes, width, height));
      yield bytes;
    }
  } finally {
    await backgrounds.close();
  }
}
