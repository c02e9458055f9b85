import { findPersonShare } from '../../matting/model/person-share.ts';
import type { Cutout } from '../../raw-frames/cutout.ts';
import type { CutoutMethod } from '../clip/choose-cutout-method.ts';
import type { EngineChoice, SubjectPlace } from '../clip/look.ts';

/**
 * Warnings for the user before the video is made:
 * `no-person`: the model found no person or almost none; `no-backdrop`: the keyer was chosen, but there is no colour to
 * key; `soft-edges`: much of the outline is half transparent; `uneven-backdrop`: a part of the backdrop remains;
 * `clothes-near-key`: clothes are near the key colour, the model protects them; `subject-cut-off`: the edge of the clip
 * crops the subject visibly.
 */
export const previewNotes = [
  'no-person',
  'no-backdrop',
  'soft-edges',
  'uneven-backdrop',
  'clothes-near-key',
  'subject-cut-off',
] as const;
export type PreviewNote = (typeof previewNotes)[number];

const minPersonShare = 0.01;
/** Half-transparent pixels per pixel of the subject. */
const softShare = 0.12;
const leftOverShare = 0.06;
const cutShare = 0.03;

type Findings = {
  cutouts: readonly Cutout[];
  cutoutMethod: CutoutMethod;
  /** The requested method. */
  engine: EngineChoice;
  subject: SubjectPlace;
};

export function findNotes({ cutouts, cutoutMethod, engine, subject }: Findings): PreviewNote[] {
  const isKeyed = cutoutMethod.engine === 'chroma-key';
  const hasNoPerson = cutouts.every((cutout) => findPersonShare(cutout) < minPersonShare);
  const has: Record<PreviewNote, boolean> = {
    'no-person': !isKeyed && hasNoPerson,
    'no-backdrop': engine === 'chroma-key' && !isKeyed,
    'soft-edges': !hasNoPerson && cutouts.some((cutout) => softness(cutout) > softShare),
    'uneven-backdrop': isKeyed && cutouts.some((cutout) => leftOver(cutout) > leftOverShare),
    'clothes-near-key': isKeyed && cutoutMethod.needsCoreMask,
    'subject-cut-off': cutouts.some((cutout) => isCutOff(cutout, subject)),
  };
  return previewNotes.filter((note) => has[note]);
}

const clear = 12;
const solid = 243;

function softness({ alpha }: Cutout): number {
  let soft = 0;
  let covered = 0;
  for (let at = 0; at < alpha.length; at += 1) {
    if (alpha[at]! <= clear) continue;
    covered += 1;
    if (alpha[at]! < solid) soft += 1;
  }
  return covered === 0 ? 0 : soft / covered;
}

/** Share of half-transparent pixels along the top and the upper half of both sides, where backdrops are. */
function leftOver({ alpha, foreground: { width, height } }: Cutout): number {
  const margin = Math.round(width * 0.08);
  let looked = 0;
  let half = 0;
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (y >= margin && x === margin) x = width - margin;
      const value = alpha[y * width + x]!;
      looked += 1;
      if (value > clear && value < solid) half += 1;
    }
  return half / looked;
}

/** Whether an edge of the clip that crops the subject is inside the frame. */
function isCutOff({ alpha, foreground: { width, height } }: Cutout, { x, y, scale }: SubjectPlace): boolean {
  const low = (1 - scale) / 2;
  const seen = { left: low + x, top: low + y, right: low - x, bottom: low - y };
  const isCovered = (at: number) => alpha[at]! > 128;
  const share = (count: number, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => at(index)).filter(isCovered).length / count;
  const column = (left: number) => share(height, (row) => row * width + left);
  const row = (top: number) => share(width, (left) => top * width + left);
  const margin = 0.002;
  return (
    (seen.left > margin && column(0) > cutShare) ||
    (seen.right > margin && column(width - 1) > cutShare) ||
    (seen.top > margin && row(0) > cutShare) ||
    (seen.bottom > margin && row(height - 1) > cutShare)
  );
}
