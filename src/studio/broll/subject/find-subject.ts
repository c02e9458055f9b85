import { distanceFromBackdrop, edgeOutside } from './distance-from-backdrop.ts';
import type { Region, Rim, Sides } from './interest.ts';
import { labDistance, labPlanes, smoothed, type LabPlanes } from './lab-planes.ts';
import { boxOfParts, findParts } from './mask-parts.ts';
import { matteOf, type Matte } from './matte.ts';
import type { SmallPicture } from './salience.ts';
import type { Size } from '../plan/view.ts';

/** A whole product on a plain backdrop, and the sides of the photo that it does not touch. */
export type Subject = { region: Region; backdrop: Sides; matte: Matte; rim: Rim };

/** Differences over some pixels in L*a*b*: below, backdrop; above, the edge of a product; in between, depends on the noise. */
const minEdge = 1;
const maxEdge = 5;
const edgeOverNoise = 2.5;
/** Half distance of the pixels compared for an edge, because a smoothed edge is some pixels wide. */
const edgeReach = 2;
/** Distance over which soft shadows and gradients differ much more than over the edge distance. */
const softReach = 5;
const minAbruptness = 0.62;
/** Maximum half width in pixels of a line to the border of the photo that counts as the edge between wall and floor. */
const lineReach = 4;
/** Difference from the surrounding backdrop, in L*a*b* or relative to its noise, from which a pixel is subject. */
const minOff = 1.6;
const offOverNoise = 2.5;
/** Half the size of the gaps in an outline that are closed, in pixels. */
const closing = 5;
/** Size, as a share of the photo, above which a hole is see-through, such as that of a handle or a ring. */
const maxHole = 0.01;
/** In this lowest share of a product's height, pixels that are at most this much darker in L* are shadow. */
const footShare = 0.12;
const deepestShadow = 30;
/** Jump on the border of the photo that separates the backdrop from an object that touches it. */
const borderEdge = 5;
const jumpOverNoise = 4;
/** Minimum share of the border for a stretch of backdrop that contains a corner. */
const minStretch = 0.1;
/** Minimum share of the border that is backdrop; otherwise it is not plain. */
const minPlain = 0.7;
/** Share of backdrop on a free side. */
const minOpen = 0.985;
/** Share of a product's rim that may not vanish. */
const faintShare = 0.2;
/** Minimum share of the photo for product and backdrop. */
const minThing = 0.004;
const minBackdrop = 0.15;

/**
 * Finds the product by flood-filling the backdrop from the border: it spreads through gradients and soft shadows and stops
 * at edges, even faint ones. Null if the border is not a plain backdrop, or there is no product.
 */
export function findSubject(picture: SmallPicture): Subject | null {
  const lab = smoothed(labPlanes(picture));
  const { width, height } = lab;
  const ring = borderOf(width, height);
  const seeds = backdropOf(lab, ring);
  if (seeds.size < ring.length * minPlain) return null;
  const near = differences(lab, edgeReach);
  const minEdge = minEdgeOf(near, seeds);
  const far = differences(lab, softReach);
  const isEdge = near.map((value, at) => (value > minEdge && value >= far[at]! * minAbruptness ? 1 : 0));
  const isBackdrop = spread(lab, seeds, isEdge);
  const mask = withoutLines(
    isBackdrop.map((value) => 1 - value),
    lab,
  );
  const backdropShare = isBackdrop.reduce((sum, value) => sum + value, 0) / isBackdrop.length;
  const parts = findParts(mask, { width, height });
  const box = boxOfParts(parts, { width, height });
  if (!box || backdropShare < minBackdrop) return null;
  if ((box.right - box.left) * (box.bottom - box.top) < minThing) return null;
  const isOpen = (isOn: (x: number, y: number) => boolean): boolean => {
    const side = ring.filter((at) => isOn(at % width, Math.floor(at / width)));
    return side.filter((at) => seeds.has(at)).length >= side.length * minOpen;
  };
  const whole = wholeThing(lab, mask, box);
  return {
    region: box,
    matte: matteOf(whole, { width, height }),
    rim: rimOf(lab, grown(whole, lab, edgeOutside)),
    backdrop: {
      left: isOpen((x) => x === 0),
      top: isOpen((_, y) => y === 0),
      right: isOpen((x) => x === width - 1),
      bottom: isOpen((_, y) => y === height - 1),
    },
  };
}

/** The product without gaps: the area inside its edges, and pixels unlike the backdrop where the outline is too faint. */
function wholeThing(lab: LabPlanes, mask: Uint8Array, box: Region): Uint8Array {
  const { width, height } = lab;
  const { off, darker, usual } = distanceFromBackdrop(lab, box);
  const core = shrunk(mask, lab, edgeOutside);
  const isInBox = (at: number): boolean => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  };
  const outside = [...usual].filter((_, at) => !isInBox(at)).sort((one, other) => one - other);
  const noise = outside[Math.floor(outside.length * 0.8)] ?? 0;
  const minDifference = Math.max(minOff, noise * offOverNoise);
  // At its foot a shadow differs as well.
  const foot = box.bottom - footShare * (box.bottom - box.top);
  const isShadow = (at: number): boolean =>
    Math.floor(at / width) / height > foot && darker[at]! > off[at]! * 0.8 && darker[at]! < deepestShadow;
  const found = core.map((value, at) =>
    value === 1 || (isInBox(at) && !isShadow(at) && off[at]! > minDifference) ? 1 : 0,
  );
  const closed = shrunk(withoutHoles(grown(found, lab, closing), lab), lab, closing);
  return closed.map((value, at) => (found[at] === 1 || (value === 1 && isInBox(at)) ? 1 : 0));
}

/** Adds everything that is not connected to the border of the photo. */
function withoutHoles(mask: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size;
  const holes = findParts(
    mask.map((value) => 1 - value),
    size,
  ).filter(({ left, top, right, bottom }) => left > 0 && top > 0 && right < width - 1 && bottom < height - 1);
  const filled = Uint8Array.from(mask);
  for (const { members } of holes.filter((hole) => hole.members.length < maxHole * mask.length))
    for (const at of members) filled[at] = 1;
  return filled;
}

/**
 * Steps between pixels on the inner and outer side of a mask's edge: their contrast where it is faintest, because a pale label
 * on a dark bottle vanishes as well.
 */
function rimOf(lab: LabPlanes, mask: Uint8Array): Rim {
  const { width, height } = lab;
  const inner = shrunk(mask, lab, edgeOutside + 1);
  const outer = grown(mask, lab, 1);
  const far = edgeOutside + 3;
  const steps: number[] = [];
  let light = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (outer[at] === 1) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const across = [
      ...(x >= far ? [at - far] : []),
      ...(x < width - far ? [at + far] : []),
      ...(y >= far ? [at - far * width] : []),
      ...(y < height - far ? [at + far * width] : []),
    ];
    for (const inside of across.filter((place) => inner[place] === 1)) {
      steps.push(labDistance(lab, at, inside));
      light += lab.planes[0][at]!;
    }
  }
  // Without an inside the mask is only an edge, which stands out.
  if (steps.length === 0) return { contrast: Infinity, lightness: 0 };
  const faintest = steps.toSorted((one, other) => one - other).slice(0, Math.ceil(steps.length * faintShare));
  return {
    contrast: faintest.reduce((sum, step) => sum + step, 0) / faintest.length,
    lightness: light / steps.length,
  };
}

/** The pixels along the border, clockwise from the top left corner. */
function borderOf(width: number, height: number): number[] {
  const along = (length: number) => Array.from({ length: length - 1 }, (_, at) => at);
  return [
    ...along(width),
    ...along(height).map((y) => y * width + width - 1),
    ...along(width).map((x) => (height - 1) * width + width - 1 - x),
    ...along(height).map((y) => (height - 1 - y) * width),
  ];
}

/** The long stretches of the border between jumps. An object that touches the border is a stretch without a corner. */
function backdropOf(lab: LabPlanes, ring: readonly number[]): Set<number> {
  const { width, height } = lab;
  const isCorner = (at: number): boolean =>
    (at % width === 0 || at % width === width - 1) && (at < width || at >= width * (height - 1));
  // Smoothed edges are some pixels wide.
  const steps = ring.map((_, index) =>
    labDistance(lab, ring[(index - 2 + ring.length) % ring.length]!, ring[(index + 1) % ring.length]!),
  );
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)]!;
  const jump = Math.max(borderEdge, usual * jumpOverNoise);
  const jumps = steps.flatMap((step, index) => (step > jump ? [index] : []));
  if (jumps.length === 0) return new Set(ring);
  const seeds = new Set<number>();
  for (const [index, last] of jumps.entries()) {
    const next = jumps[(index + 1) % jumps.length]!;
    const length = (next - last - 1 + ring.length) % ring.length;
    const stretch = Array.from({ length }, (_, at) => ring[(last + 1 + at) % ring.length]!);
    if (length >= ring.length * minStretch && stretch.some(isCorner)) for (const at of stretch) seeds.add(at);
  }
  // A line between wall and floor belongs to neither stretch and is not an object.
  if (jumps.length < ring.length * 0.05)
    for (const [index, at] of ring.entries()) if (nearBy(ring, index, seeds)) seeds.add(at);
  return seeds;
}

const nearBy = (ring: readonly number[], index: number, seeds: ReadonlySet<number>): boolean =>
  [-6, -5, -4, -3, -2, -1].some((step) => seeds.has(ring[(index + step + ring.length) % ring.length]!)) &&
  [1, 2, 3, 4, 5, 6].some((step) => seeds.has(ring[(index + step) % ring.length]!));

/** Difference across each pixel. */
function differences(lab: LabPlanes, reach: number): Float32Array {
  const { width, height } = lab;
  // Near the border of the photo, uses the nearest pixel with enough room on both sides.
  const held = (place: number, length: number) => Math.max(reach, Math.min(length - 1 - reach, place));
  return Float32Array.from({ length: width * height }, (_, index) => {
    const at = held(Math.floor(index / width), height) * width + held(index % width, width);
    return Math.hypot(
      labDistance(lab, at - reach, at + reach),
      labDistance(lab, at - reach * width, at + reach * width),
    );
  });
}

/** The edge threshold of this photo: well above the usual difference along its border. */
function minEdgeOf(differing: Float32Array, seeds: ReadonlySet<number>): number {
  const usual = [...seeds].map((at) => differing[at]!).sort((one, other) => one - other);
  const noise = usual[Math.floor(usual.length * 0.8)] ?? 0;
  return Math.min(maxEdge, Math.max(minEdge, noise * edgeOverNoise));
}

/** 1 where the backdrop is reachable from its seeds without crossing an edge. */
function spread({ width }: LabPlanes, seeds: ReadonlySet<number>, isEdge: Float32Array): Uint8Array {
  const reached = new Uint8Array(isEdge.length);
  const queue = [...seeds];
  for (const at of queue) reached[at] = 1;
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width;
    for (const near of [x > 0 ? next - 1 : -1, x < width - 1 ? next + 1 : -1, next - width, next + width]) {
      if (near < 0 || near >= reached.length || reached[near] === 1 || isEdge[near] === 1) continue;
      reached[near] = 1;
      queue.push(near);
    }
  }
  return reached;
}

/** Removes thin parts of the mask that touch the border of the photo, unlike a strap or a handle. */
function withoutLines(mask: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size;
  const thick = grown(shrunk(mask, size, lineReach), size, lineReach);
  const thin = mask.map((value, at) => (value === 1 && thick[at] === 0 ? 1 : 0));
  const kept = Uint8Array.from(mask);
  for (const { left, top, right, bottom, members } of findParts(thin, size)) {
    // The border contains the seeds of the backdrop.
    const room = Math.min(left, top, width - 1 - right, height - 1 - bottom);
    if (room > softReach) continue;
    for (const at of members) kept[at] = 0;
  }
  return kept;
}

const shrunk = (mask: Uint8Array, size: Size, reach: number): Uint8Array =>
  grown(
    mask.map((value) => 1 - value),
    size,
    reach,
  ).map((value) => 1 - value);

/** Dilates a mask horizontally and vertically. */
function grown(mask: Uint8Array, { width, height }: Size, reach: number): Uint8Array {
  const along = (from: Uint8Array, step: number, length: number, placeOf: (at: number) => number) =>
    from.map((_, at) => {
      const place = placeOf(at);
      for (let by = -Math.min(reach, place); by <= Math.min(reach, length - 1 - place); by += 1)
        if (from[at + by * step] === 1) return 1;
      return 0;
    });
  const across = along(mask, 1, width, (at) => at % width);
  return along(across, width, height, (at) => Math.floor(at / width));
}
