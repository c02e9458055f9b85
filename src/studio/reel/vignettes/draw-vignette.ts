import { createCanvas } from '@napi-rs/canvas';
import { drawStillPicture, keepDrawing, type StillPicture } from '../../raw-frames/still-picture.ts';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Palette } from '../colour/palette.ts';
import { openKit, type StyleRenderer, type Stage } from '../renderer/open-kit.ts';
import type { Kit, Plane, Vignette } from './vignette.ts';

/** The place of the square 0…1000 in the frame, and the visible area around it, in pixels. */
export type Scene = {
  focus: { x: number; y: number; size: number };
  window: { x: number; y: number; width: number; height: number };
};
export type Sway = { x: number; y: number; zoom: number };

/** Margin around the window, so that the camera never shows an edge. Pixels of a plane at depth 1. */
const reach = 26;
const maxDistance = 0.3;

export type DrawVignette = (context: Context, seconds: number, sway: Sway) => void;
type OpenPlane = { depth: number; still: StillPicture | null; live: Plane['live'] };

/** Paints the still parts once; each frame moves them and paints the animated parts on top. */
export async function openVignette(order: {
  vignette: Vignette;
  scene: Scene;
  palette: Palette;
  renderer: StyleRenderer;
  hasBackdrop: boolean;
}): Promise<DrawVignette> {
  const { vignette, scene, palette, renderer, hasBackdrop } = order;
  const { window, focus } = scene;
  const unit = focus.size / 1000;
  const stage: Stage = {
    left: (window.x - focus.x) / unit,
    top: (window.y - focus.y) / unit,
    right: (window.x + window.width - focus.x) / unit,
    bottom: (window.y + window.height - focus.y) / unit,
  };
  const paint = async (plane: Plane['still']): Promise<StillPicture | null> => {
    if (!plane) return null;
    const canvas = createCanvas(Math.ceil(window.width) + reach * 2, Math.ceil(window.height) + reach * 2);
    const context = canvas.getContext('2d');
    context.translate(reach + focus.x - window.x, reach + focus.y - window.y);
    context.scale(unit, unit);
    const margin = reach / unit;
    plane(
      openKit({
        context,
        palette,
        renderer,
        isStill: true,
        stage: {
          left: stage.left - margin,
          top: stage.top - margin,
          right: stage.right + margin,
          bottom: stage.bottom + margin,
        },
      }),
    );
    return keepDrawing(canvas);
  };
  const [first, ...others] = vignette.planes;
  const backdrop = hasBackdrop ? vignette.backdrop : undefined;
  // A far plane moves so little that it is painted on the backdrop, which saves a large picture per frame.
  const isFar = first!.depth <= maxDistance;
  const behind = (kit: Kit) => {
    backdrop?.(kit);
    if (isFar) first!.still?.(kit);
  };
  const planes: OpenPlane[] = [
    {
      depth: isFar ? first!.depth : 0.05,
      still: backdrop || isFar ? await paint(behind) : null,
      live: isFar ? first!.live : undefined,
    },
  ];
  // Sequentially, because each takes the memory of several frames while it is painted.
  for (const { depth, still, live } of isFar ? others : vignette.planes)
    planes.push({ depth, still: await paint(still), live });
  return (context, seconds, sway) => {
    const [middleX, middleY] = [window.x + window.width / 2, window.y + window.height / 2];
    for (const { depth, still, live } of planes) {
      context.save();
      const zoom = 1 + (sway.zoom - 1) * (0.4 + 0.6 * depth);
      context.translate(middleX + sway.x * depth * reach, middleY + sway.y * depth * reach);
      context.scale(zoom, zoom);
      context.translate(-middleX, -middleY);
      if (still) drawStillPicture(context, still, window.x - reach, window.y - reach);
      if (live) {
        context.translate(focus.x, focus.y);
        context.scale(unit, unit);
        live(openKit({ context, stage, palette, renderer, isStill: false }), { seconds });
      }
      context.restore();
    }
  };
}
