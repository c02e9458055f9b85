import { houseFrameRate } from '../house-format/house-format.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { chooseTextures } from './choose-textures.ts';
import { buildFaceMesh } from './face-mesh.ts';
import { unpackFrames, type FootageAnalysis } from './footage-analysis.ts';
import { longestUsedSeconds } from './judge-footage.ts';
import { cropMouth, type MouthCrop } from './mouth-crops.ts';
import { buildMouthMotion } from './mouth-motion.ts';
import { findMouthRange } from './mouth-range.ts';
import { pictureToBytes } from '../raw-frames/picture.ts';
import { pingPong, pingPongFrames } from './ping-pong-frames.ts';
import { planOpenings } from './plan-openings.ts';
import { readRawFrames } from '../raw-frames/read-raw-frames.ts';
import { speakFrame } from './speak-frame.ts';
import { quantile } from './statistics.ts';
import { steadyLips } from './steady-lips.ts';
import { buildTargetShapes } from './target-shapes.ts';
import { findTurningPoints } from './turning-points.ts';

export type FootageFramesOrder = {
  templatePath: string;
  analysis: FootageAnalysis;
  mouth: MouthTrack;
  /** Of the template and of the frames; 9:16 by default. */
  format?: VideoFormat;
  ffmpegPath?: string;
};

/** The hook's frames, yuv420p, one for each pose of the mouth track. */
export async function* footageFrames(
  order: FootageFramesOrder,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { analysis, mouth, format, ffmpegPath } = order;
  const clip = { path: order.templatePath, format, signal, ffmpegPath };
  if (analysis.verdict.kind === 'no-face') {
    const whole = {
      firstFrame: 0,
      count: Math.min(analysis.frames, longestUsedSeconds * houseFrameRate),
    };
    for await (const { picture } of pingPongFrames(clip, whole, mouth.poses.length))
      yield pictureToBytes(picture);
    return;
  }
  const faces = steadyLips(unpackFrames(analysis));
  const stretch = { firstFrame: analysis.firstFrame, count: faces.length };
  const isTalking = analysis.verdict.kind === 'talking';
  const range = findMouthRange(faces, isTalking);
  const motion = buildMouthMotion(range.neutral);
  const mesh = buildFaceMesh(range.neutral, motion);
  const wanted = planOpenings(mouth, range);
  const walk = findTurningPoints(
    faces.map(({ pose }) => pose),
    wanted.length,
  );
  const background = wanted.map((_, frame) => faces[walk.from + pingPong(walk.count, frame)]!);

  const crops: MouthCrop[] = [];
  if (isTalking) {
    const frames = { ...clip, firstFrame: stretch.firstFrame, frames: stretch.count };
    for await (const picture of readRawFrames(frames)) crops.push(cropMouth(picture, faces[crops.length]!));
  }
  const usualSharpness =
    quantile(
      faces.map((face) => face.sharpness),
      0.6,
    ) || 1;
  const textures = crops.map(({ mouthPatch, lipGap }, index) => {
    const face = faces[index]!;
    return { ...face, sharpness: face.sharpness / usualSharpness, mouthPatch, lipGap };
  });
  const chosen = isTalking
    ? chooseTextures(
        textures,
        wanted,
        background.map(({ pose }) => pose),
      )
    : wanted.map((_, frame) => walk.from + pingPong(walk.count, frame));
  const targets = buildTargetShapes({
    range,
    motion,
    wanted,
    background,
    textures: chosen.map((index) => faces[index]!),
  });
  let frame = 0;
  const shown = { firstFrame: stretch.firstFrame + walk.from, count: walk.count };
  for await (const { picture } of pingPongFrames(clip, shown, wanted.length)) {
    const own = chosen[frame]!;
    const texture = isTalking ? { crop: crops[own]!, frame: faces[own]! } : null;
    yield speakFrame(mesh, { picture, face: background[frame]!, target: targets[frame]!, texture });
    frame += 1;
  }
}
