import type { LogoCorner } from '#contract/brand-kit/logo-corner.ts';
import type { Placement } from '#contract/framing.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Free around the logo, as a share of the frame's height. */
const marginShare = 0.012;
/** Below this share of edges, no letters are in the corner. */
const maxQuietDetail = 0.015;
/** The other corner must be this much quieter: a logo that changes sides for nothing looks like a mistake. */
const minGain = 2.5;

/**
 * The corner for the logo in a clip: the left one, as in the hook, unless the clip has text or another logo of its own there
 * and none on the right. `measure`: how busy an area of the clip's picture is, given in shares of its width and height.
 */
export async function chooseLogoCorner(
  boxOf: (corner: LogoCorner) => Box,
  picture: Placement,
  frame: { height: number },
  measure: (area: Box) => Promise<number>,
): Promise<LogoCorner> {
  const detailOf = async (corner: LogoCorner): Promise<number> => {
    const area = areaUnder(boxOf(corner), picture, marginShare * frame.height);
    return area ? measure(area) : 0;
  };
  const left = await detailOf('left');
  if (left <= maxQuietDetail) return 'left';
  return (await detailOf('right')) * minGain <= left ? 'right' : 'left';
}

/** The area of the picture under a box; null where the frame shows its blurred backdrop instead. */
function areaUnder(box: Box, picture: Placement, margin: number): Box | null {
  const left = Math.max(box.x - margin, picture.x, 0);
  const top = Math.max(box.y - margin, picture.y, 0);
  const right = Math.min(box.x + box.width + margin, picture.x + picture.width);
  const bottom = Math.min(box.y + box.height + margin, picture.y + picture.height);
  if (right - left < 2 || bottom - top < 2) return null;
  return {
    x: (left - picture.x) / picture.width,
    y: (top - picture.y) / picture.height,
    width: (right - left) / picture.width,
    height: (bottom - top) / picture.height,
  };
}
