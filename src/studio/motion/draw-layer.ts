import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blurInto } from './blur.ts';
import type { Content, Stage } from './content/content.ts';
import type { Layer } from './film.ts';
import { applyPlacement, placementAt, type Placement } from './placement.ts';
import { clipToReveal } from './reveal.ts';
import { valueAt } from './tracks.ts';

/** A smaller blur is invisible. */
const minBlur = 0.3;

/** A key of the layer's state in a frame: equal keys give equal pictures. */
export function layerState(stage: Stage, layer: Layer, content: Content, frame: number): string {
  const placement = placementAt(stage.film, layer, content.bounds, frame);
  const reveal = layer.reveal ? valueAt(layer.reveal.progress, frame) : 1;
  return JSON.stringify([placement, reveal, content.stateAt(frame)]);
}

/** Whether a layer certainly hides everything below it. */
export function coversFrame(stage: Stage, layer: Layer, content: Content, frame: number): boolean {
  if (!content.isOpaque || layer.blend || layer.reveal) return false;
  const { camera, opacity, blur, rotation, ...placement } = placementAt(
    stage.film,
    layer,
    content.bounds,
    frame,
  );
  if (opacity < 1 || blur > 0 || rotation !== 0 || camera.rotation !== 0) return false;
  const { x, y, width, height } = content.bounds;
  const edge = (at: number, pivot: number, scale: number, move: number, look: number, middle: number) =>
    middle + ((at - pivot) * scale + pivot + move - look - middle) * camera.zoom;
  const { pivot, scaleX, scaleY } = placement;
  const across = (at: number) => edge(at, pivot.x, scaleX, placement.x, camera.x, stage.width / 2);
  const down = (at: number) => edge(at, pivot.y, scaleY, placement.y, camera.y, stage.height / 2);
  return (
    across(x) <= 0 && across(x + width) >= stage.width && down(y) <= 0 && down(y + height) >= stage.height
  );
}

/** Draws layers into a frame; keeps the canvas for layers that are drawn separately. */
export function openLayerPainter(stage: Stage) {
  const { width, height, film } = stage;
  let offscreen: Canvas | null = null;

  const drawContent = (context: SKRSContext2D, shown: Shown): void => {
    const { layer, content, placement, frame } = shown;
    applyPlacement(context, placement, stage);
    const { reveal } = layer;
    if (reveal && !(reveal.isFreeAtEnd && valueAt(reveal.progress, frame) >= 1))
      clipToReveal(
        context,
        reveal.how,
        reveal.box ?? content.bounds,
        valueAt(reveal.progress, frame),
        reveal.rest,
      );
    content.draw(context, frame);
  };

  return (context: SKRSContext2D, layer: Layer, content: Content, frame: number): void => {
    const placement = placementAt(film, layer, content.bounds, frame);
    const { opacity, blur } = placement;
    if (opacity <= 0 || (layer.reveal && valueAt(layer.reveal.progress, frame) <= 0)) return;
    const shown = { layer, content, placement, frame };
    context.save();
    context.globalCompositeOperation = layer.blend ?? 'source-over';
    context.globalAlpha = opacity;
    if (blur >= minBlur) {
      blurInto(context, stage, blur, (small) => drawContent(small, shown));
    } else if (content.isLayered && (opacity < 1 || layer.blend)) {
      offscreen ??= createCanvas(width, height);
      const aside = offscreen.getContext('2d');
      aside.reset();
      aside.save();
      drawContent(aside, shown);
      aside.restore();
      context.drawImage(offscreen, 0, 0);
    } else drawContent(context, shown);
    context.restore();
  };
}

type Shown = { layer: Layer; content: Content; placement: Placement; frame: number };
