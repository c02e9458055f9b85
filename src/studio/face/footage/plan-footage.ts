import type { FaceMesh } from '../landmarks/face-mesh.ts';
import { buildFaceMesh } from '../landmarks/face-mesh.ts';
import { chooseTextures } from '../textures/choose-textures.ts';
import { easeShades } from '../textures/ease-shades.ts';
import { unpackFrames, type FootageAnalysis } from './footage-analysis.ts';
import { correctInnerLips } from '../lips/inner-lips.ts';
import { evenLipTones } from '../lips/lip-tones.ts';
import { measureAsymmetry } from '../lips/asymmetry.ts';
import { measureMouth } from '../mouth/mouth-crops.ts';
import { buildMouthMotion } from '../lips/mouth-motion.ts';
import { findMouthRange } from '../lips/mouth-range.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import { pingPong } from './ping-pong-frames.ts';
import { planOpenings } from './plan-openings.ts';
import { readMouths } from '../mouth/read-mouths.ts';
import type { SpokenFace } from '../speak-frame.ts';
import { quantile } from './statistics.ts';
import { steadyLips } from '../lips/steady-lips.ts';
import { withoutStrays } from '../landmarks/stray-frames.ts';
import { buildTargetShapes } from '../lips/target-shapes.ts';
import { findTurningPoints } from './turning-points.ts';

export type FootagePlan = {
  mesh: FaceMesh;
  /** The displayed frames of the clip in order, played back and forth. */
  shown: number[];
  /** The operation on the face for each frame of the hook. */
  faces: SpokenFace[];
};

type Clip = Parameters<typeof readMouths>[0];

/** Reads a clip with a face and decides which of its frames and mouths each frame of the hook uses. */
export async function planFootage(
  clip: Clip,
  analysis: FootageAnalysis,
  mouth: MouthTrack,
): Promise<FootagePlan> {
  const all = unpackFrames(analysis);
  const isTalking = analysis.verdict.kind === 'talking';
  const stretch = { firstFrame: analysis.firstFrame, frames: all.length };
  const read = await readMouths(clip, stretch, isTalking ? all : null);
  const seen = read.kept.map((frame) => all[frame - analysis.firstFrame]!);
  const places = withoutStrays(seen);
  const kept = places.map((place) => read.kept[place]!);
  const crops = isTalking ? places.map((place) => read.crops[place]!) : [];
  const meshed = places.map((place) => seen[place]!);
  const faces = steadyLips(
    isTalking ? correctInnerLips(meshed.map((face, index) => ({ face, crop: crops[index]! }))) : meshed,
  );

  const range = findMouthRange(faces, isTalking);
  const motion = buildMouthMotion(range.neutral);
  const wanted = planOpenings(mouth, range);
  const poses = faces.map(({ pose }) => pose);
  const walk = findTurningPoints(poses, wanted.length);
  const walked = wanted.map((_, frame) => walk.from + pingPong(walk.count, frame));
  const background = walked.map((at) => faces[at]!);

  const sharpnesses = faces.map(({ sharpness }) => sharpness);
  const usualSharpness = quantile(sharpnesses, 0.6) || 1;
  const looks = crops.map((crop, index) => measureMouth(crop, faces[index]!));
  const asymmetry = measureAsymmetry(looks.map(({ mouthPatch }) => mouthPatch));
  const textures = looks.map((look, index) => {
    const face = faces[index]!;
    const sharpness = face.sharpness / usualSharpness;
    return { ...face, ...look, sharpness, asymmetry: asymmetry[index]! };
  });
  const shownMouths = walked.map((at) => textures[at]!);
  const chosen = isTalking ? chooseTextures(textures, wanted, shownMouths) : walked;
  const own = chosen.map((index) => faces[index]!);
  const targets = buildTargetShapes({ range, motion, wanted, background, textures: own });
  const mesh = buildFaceMesh(range.neutral, motion);
  const spoken = chosen.map((index) => ({
    crop: crops[index]!,
    frame: faces[index]!,
    lowerTeeth: looks[index]?.teeth.lower ?? null,
  }));
  const closures = wanted.map(({ isClosure }) => isClosure);
  const lipTones = looks.map((look) => look.lipTones);
  const tones = isTalking
    ? evenLipTones(
        lipTones,
        chosen.map((index) => lipTones[index]!),
        closures,
      )
    : [];
  const shades = isTalking ? easeShades(mesh.triangles, spoken, closures) : [];
  return {
    mesh,
    shown: kept.slice(walk.from, walk.from + walk.count),
    faces: background.map((face, frame) => ({
      face,
      target: targets[frame]!,
      texture: isTalking ? { ...spoken[frame]!, shade: shades[frame]!, tone: tones[frame]! } : null,
      tongue: wanted[frame]!.tongue,
      tuck: wanted[frame]!.tuck,
    })),
  };
}
