import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Light } from '../brush/brush.ts';

/** The outer edge of a figure, drawn once around the whole figure, without edges inside it. */
export type FigureEdge = {
  /** Rim light on the side of the light; `kicker` is the alpha of a thinner rim on the other side. `width` in units. */
  rim?: { colour: string; width: number; alpha: number; kicker?: number };
  /** An outline around the figure. `width` in units. */
  contour?: { colour: string; width: number; alpha: number };
};

/** Margin in whole pixels around a part of a figure that its edge depends on. */
export const edgeReach = ({ rim, contour }: FigureEdge, unit: number): number =>
  Math.ceil(Math.max(rim?.width ?? 0, contour?.width ?? 0) * unit) + 1;

/** Draws the edge of the figure on a layer, in place. */
export function edgeFigure(
  canvas: Canvas,
  { rim, contour }: FigureEdge,
  { unit, light }: { unit: number; light: Pick<Light, 'x' | 'y'> },
): void {
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  if (rim) {
    // Two steps, so that the light fades into the form.
    const strokes = [
      { shift: rim.width, alpha: rim.alpha * 0.45 },
      { shift: rim.width * 0.5, alpha: rim.alpha * 0.6 },
      { shift: -rim.width * 0.6, alpha: rim.kicker ?? 0 },
    ];
    for (const { shift, alpha } of strokes.filter((stroke) => stroke.alpha > 0)) {
      const pixels = shift * unit;
      const mask = silhouette(canvas, rim.colour);
      const edge = mask.getContext('2d');
      edge.globalCompositeOperation = 'destination-out';
      edge.drawImage(canvas, -light.x * pixels, -light.y * pixels);
      keepCuts(edge, canvas, Math.ceil(Math.abs(pixels)));
      context.globalCompositeOperation = 'source-atop';
      context.globalAlpha = alpha;
      context.drawImage(mask, 0, 0);
    }
  }
  if (contour) {
    const mask = silhouette(canvas, contour.colour);
    context.globalCompositeOperation = 'destination-over';
    context.globalAlpha = contour.alpha;
    const reach = contour.width * unit;
    for (let step = 0; step < 8; step += 1) {
      const angle = (step * Math.PI) / 4;
      context.drawImage(mask, Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
  }
  context.restore();
}

/** A figure cropped by the picture has no edge at the crop. */
function keepCuts(edge: SKRSContext2D, canvas: Canvas, margin: number): void {
  const { width, height } = canvas;
  edge.beginPath();
  edge.rect(0, 0, width, height);
  edge.rect(margin, margin, width - margin * 2, height - margin * 2);
  edge.clip('evenodd');
  edge.drawImage(canvas, 0, 0);
}

function silhouette(canvas: Canvas, colour: string): Canvas {
  const mask = createCanvas(canvas.width, canvas.height);
  const context = mask.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return mask;
}
