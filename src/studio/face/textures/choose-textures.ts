import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { VisibleTeeth } from '../mouth/teeth-rows.ts';
import { patchDifference, ringDifference } from '../mouth/mouth-patch.ts';
import type { MouthOpening } from '../footage/plan-openings.ts';
import type { Pose } from '../landmarks/pose.ts';
import { mean } from '../footage/statistics.ts';

export type Texture = Pick<FaceFrame, 'openness' | 'width' | 'sharpness' | 'pose'> & {
  mouthPatch: Float32Array;
  /** Visible gap between the lips; up to 1 they look closed. */
  lipGap: number;
  /** Visibility of the upper teeth, 0 none … 1 everywhere they could show. */
  teethSeen: number;
  teeth: VisibleTeeth;
  /** Asymmetry: 0 for most mouths, 1 and more for a grimace. */
  asymmetry: number;
};

/** A filmed frame that receives a mouth. */
type Shown = { pose: Pose; mouthPatch: Float32Array };

/** Unit of each cost: a just visible deviation. */
const opennessUnit = 0.035;
const widthUnit = 0.07;
const turnUnit = 0.08;
const blurUnit = 0.3;
/** Unit for the skin around the mouth, in grey levels. */
const lightUnit = 11;
const maxLightCost = 4;
const lookUnit = 3;
/** Base cost of a jump, even between similar frames; the clip's next frame costs nothing. */
const jumpCost = 1.2;
const maxJumpCost = 10;
const standCost = 0.25;
/** Teeth in a closure are worse than any jump: they cost more than jumping away and back. */
const minGapCost = 10;
const maxGapCost = 60;
/** Open lips must look open: the mesh reports small or pale mouths as open. */
const gapByOpenness = 10;
const minOpenGap = 0.8;
const maxOpenGap = 2.2;
const shutLookCost = 5;
/** Missing teeth in an "s", and above the lip in an "f". */
const hiddenTeethCost = 1.2;
const hiddenTuckCost = 6;
/** Opening at which the lower lip can be raised to the teeth. */
const tuckOpenness = 0.085;
/** More teeth than the upper row normally shows, in eye distances; tolerated in an "s". */
const upperHeight = 0.09;
const hiddenShare = 0.5;
const baredUnit = 0.03;
const maxBaredCost = 6;
const baredByTeeth = 0.6;
const asymmetryCost = 3;
const maxAsymmetryCost = 15;
/** Planned opening, in eye distances; from half of it the lips must look open. */
const definitelyOpen = 0.12;

/** Chooses the best mouth of the clip for each planned opening, with as few visible jumps as possible (Viterbi). */
export function chooseTextures(
  textures: readonly Texture[],
  wanted: readonly MouthOpening[],
  shown: readonly Shown[],
): number[] {
  const count = textures.length;
  const jumps = jumpCosts(textures);
  const back: Int32Array[] = [];
  let costs = new Float32Array(count);
  for (const [frame, opening] of wanted.entries()) {
    const next = new Float32Array(count);
    const from = new Int32Array(count);
    for (let to = 0; to < count; to += 1) {
      let min = Infinity;
      for (let other = 0; other < count; other += 1) {
        const cost = costs[other]! + jumps[other * count + to]!;
        if (cost < min) {
          min = cost;
          from[to] = other;
        }
      }
      if (frame === 0) min = 0;
      next[to] = min + fitCost(textures[to]!, opening, shown[frame]!);
    }
    back.push(from);
    costs = next;
  }
  let at = costs.indexOf(Math.min(...costs));
  const chosen: number[] = [];
  for (let frame = wanted.length - 1; frame >= 0; frame -= 1) {
    chosen[frame] = at;
    at = back[frame]![at]!;
  }
  return chosen;
}

function fitCost(texture: Texture, wanted: MouthOpening, { pose, mouthPatch }: Shown): number {
  const aim = wanted.openness + Math.max(0, tuckOpenness - wanted.openness) * wanted.tuck;
  const openness = (texture.openness - aim) / opennessUnit;
  const width = (texture.width - wanted.width) / widthUnit;
  const turn = turnBetween(texture.pose, pose) / turnUnit;
  const light = ringDifference(texture.mouthPatch, mouthPatch) / lightUnit;
  const blur = Math.max(0, 1 - texture.sharpness) / blurUnit;
  const gap = wanted.isClosure ? gapCost(texture.lipGap) : openLookCost(texture.lipGap, wanted.openness);
  const hidden = (1 - texture.teethSeen) * (wanted.teeth * hiddenTeethCost + wanted.tuck * hiddenTuckCost);
  const bared = baredCost(texture.teeth, wanted.teeth);
  const odd = Math.min(maxAsymmetryCost, texture.asymmetry * asymmetryCost);
  return (
    gap +
    hidden +
    bared +
    odd +
    openness * openness +
    width * width * 0.5 +
    turn * turn * 0.5 +
    Math.min(maxLightCost, light * light) +
    blur
  );
}

/** Teeth that reach from lip to lip cannot be separated into rows and hidden; a separate lower row mostly can. */
function baredCost({ filled, lower }: VisibleTeeth, teeth: number): number {
  const rows = lower ? mean(lower.heights) * hiddenShare : 0;
  const height = Math.max(rows, filled - rows - upperHeight);
  return Math.min(maxBaredCost, (Math.max(0, height) / baredUnit) ** 2) * (1 - teeth * baredByTeeth);
}

/** A mouth that is warped closed keeps its visible teeth, so a closure needs a gap well below 1. */
const shutGap = 0.8;

const gapCost = (gap: number): number =>
  gap <= shutGap ? 0 : Math.min(maxGapCost, minGapCost + (gap - shutGap) * 20);

/** Cost of lips that look less open than planned. */
function openLookCost(gap: number, openness: number): number {
  const share = Math.max(0, Math.min(1, (2 * openness) / definitelyOpen - 1));
  const min = Math.min(maxOpenGap, minOpenGap + openness * gapByOpenness);
  return share * shutLookCost * Math.max(0, min - gap) ** 2;
}

/** Difference in the turn of two heads: the difference of their maps without tilt and scale. */
function turnBetween(one: Pose, other: Pose): number {
  const shape = ({ xx, xy, yx, yy }: Pose) => {
    const size = Math.hypot(xx, yx);
    return [(xx * xy + yx * yy) / (size * size), (xx * yy - xy * yx) / (size * size)] as const;
  };
  const [first, second] = [shape(one), shape(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1]);
}

function jumpCosts(textures: readonly Texture[]): Float32Array {
  const count = textures.length;
  const looks = new Float32Array(count * count);
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const look = patchDifference(textures[one]!.mouthPatch, textures[other]!.mouthPatch);
      looks[one * count + other] = look;
      looks[other * count + one] = look;
    }
  }
  const costs = new Float32Array(count * count);
  for (let from = 0; from < count; from += 1) {
    for (let to = 0; to < count; to += 1) {
      const at = from * count + to;
      if (to === from + 1) continue;
      // A texture similar to the next filmed frame makes the cut invisible.
      const next = Math.min(count - 1, from + 1);
      const look = Math.min(looks[next * count + to]!, looks[at]!) / lookUnit;
      costs[at] = to === from ? standCost : Math.min(maxJumpCost, jumpCost + look);
    }
  }
  return costs;
}
