import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { drawHat } from '../clothes/draw-hat.ts';
import { findHair } from '../hair/find-hair.ts';
import { paintCrownStrands } from '../hair/hair-cap.ts';
import type { HairScene } from '../hair/hair-scene.ts';
import { skullOf } from '../hair/skull.ts';
import type { HairStyle, PersonLook } from '../person-look.ts';
import type { Body } from '../shape/body.ts';
import { boxOf } from '../shape/geometry.ts';
import { drawBeard } from './draw-beard.ts';
import { drawFace } from './draw-face.ts';
import type { FaceState } from './face-state.ts';
import { drawGlasses } from './draw-glasses.ts';
import { viewHead, type HeadView } from './head-view.ts';

/** Runs a painter in head units: origin between the eyes, 422 units from chin to crown. */
export function inHead(brush: Brush, body: Body, draw: (scene: HairScene) => void): void {
  const { context } = brush;
  const { at, yaw, nod, roll, scale } = body.head;
  const view = viewHead(body.look.face, yaw, nod);
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(roll);
  context.scale(scale, scale);
  draw({ brush, look: body.look, view, skull: skullOf(body.look.face, view), pixels: scale * 422 });
  context.restore();
}

/** Hair behind the shoulders, painted before the trunk. */
export function drawHairBehind(brush: Brush, body: Body): void {
  inHead(brush, body, (scene) => {
    if (scene.view.front > 0.1) findHair(body.look.hair.style).behind?.(scene);
  });
}

/** Skull, ears, face, beard, hair, glasses and hat. */
export function drawHead(brush: Brush, body: Body, state: Omit<FaceState, 'pixels'>): void {
  inHead(brush, body, (scene) => {
    const { look, view } = scene;
    const hair = findHair(worn(look));
    hair.cap(scene);
    // The near ear is painted over cheek and hair, the far ear behind them.
    const isNear = (side: -1 | 1) => Math.abs(view.yaw) > 0.22 && view.front > 0 && !view.isFar(side);
    const ears = hair.coversEars ? [] : ([-1, 1] as const);
    for (const side of ears) if (!isNear(side)) drawEar(brush, look, view, side);
    if (view.front > 0.1) {
      drawFace(brush, look, view, { ...state, pixels: scene.pixels });
      drawBeard(scene, state);
    }
    if (view.front > 0.1) {
      hair.front(scene);
      for (const side of ears) if (isNear(side)) drawEar(brush, look, view, side);
      drawGlasses(scene);
    } else (hair.back ?? paintCrownStrands)(scene);
    drawHat(scene);
  });
}

const pressed = new Set<HairStyle>(['afro', 'curls', 'quiff', 'undercut', 'bun', 'pixie']);

/** Upright hair is flattened under a hat. */
function worn({ hair, clothes, gender }: PersonLook): HairStyle {
  if (!clothes.hat || !pressed.has(hair.style)) return hair.style;
  return gender === 'female' ? 'bob' : 'short-crop';
}

function drawEar(brush: Brush, look: PersonLook, view: HeadView, side: -1 | 1): void {
  // The far ear is hidden by the cheek; from behind both ears are visible.
  if (view.isFar(side) && view.front > 0 && Math.abs(view.yaw) > 0.3) return;
  const width = look.face.width;
  const at = (out: number, y: number, back: number): Point =>
    view.at(side * (127 * width + out * 0.8), y + 14, -14 - back);
  const path = smoothShape([
    at(-4, -26, -6),
    at(8, -36, 8),
    at(22, -30, 26),
    at(25, -6, 34),
    at(19, 22, 24),
    at(10, 44, 6),
    at(0, 52, -6),
    at(-8, 40, -10),
  ]);
  brush.form(path, boxOf(path), {
    colour: look.skin.base,
    material: 'skin',
    roundness: 0.45,
    outline: 0.7,
    inside: () => {
      brush.line(smoothLine([at(0, -16, 0), at(11, -24, 12), at(17, -6, 24), at(12, 18, 18), at(5, 30, 6)]), {
        colour: look.skin.deep,
        width: 3,
        alpha: 0.5,
      });
      brush.line(smoothLine([at(2, -4, 2), at(9, 0, 12), at(6, 14, 8)]), {
        colour: look.skin.deep,
        width: 4,
        alpha: 0.4,
      });
    },
  });
  if (!look.earrings) return;
  const [x, y] = at(4, 60, 0);
  const ring = smoothShape([
    [x, y - 8],
    [x + 6, y],
    [x, y + 8],
    [x - 6, y],
  ]);
  brush.form(ring, boxOf(ring), { colour: '#d9b048', material: 'metal', gloss: 0.8, outline: 0.5 });
}
