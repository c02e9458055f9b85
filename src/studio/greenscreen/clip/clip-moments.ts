import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { readRawFrames } from '../../raw-frames/read-raw-frames.ts';

/** Not the very ends: clips fade in from black. */
const fractions = { start: 0.05, middle: 0.5, end: 0.95 } as const;
export type MomentName = keyof typeof fractions;
export type Moment = { moment: MomentName; frame: number; picture: Picture };

type Clip = {
  path: string;
  format: VideoFormat;
  frames: number;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

export const frameOfMoment = (moment: MomentName, frames: number): number =>
  Math.round(fractions[moment] * (frames - 1));

/** The three frames that are used to analyse a clip and shown in a preview. */
export function readMoments({ path, format, frames, signal, tools }: Clip): Promise<Moment[]> {
  const names = Object.keys(fractions) as MomentName[];
  return Promise.all(
    names.map(async (moment) => {
      const frame = frameOfMoment(moment, frames);
      const ffmpegPath = tools?.ffmpegPath;
      const read = readRawFrames({ path, format, firstFrame: frame, frames: 1, signal, ffmpegPath });
      const { value } = await read.next();
      if (!value) throw new Error(`The clip has no frame ${frame}.`);
      // Not stopped early: waits for the program, which writes nothing more.
      await read.next();
      return { moment, frame, picture: value as Picture };
    }),
  );
}
