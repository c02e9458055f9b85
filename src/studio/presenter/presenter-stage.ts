import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat } from '../house-format/house-format.ts';
import { drawOverlay, type OverlayLine } from '../captions/overlay-image.ts';
import { aimCamera } from './camera.ts';
import { drawFrame } from './draw-frame.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Outfit } from './people/person.ts';
import { getPerson } from './people/people.ts';
import type { PresenterId } from './presenters.ts';
import { keepRigLayers, paintRigLayers } from './rig-layers.ts';

export type PresenterStage = { canvas: Canvas; show: (pose: FramePose) => void };

/** Paints the static layers once, then draws one pose after another on the same canvas. */
export async function openPresenterStage(
  presenterId: PresenterId,
  overlayLines: readonly OverlayLine[],
  format?: VideoFormat,
  outfit?: Outfit,
): Promise<PresenterStage> {
  const person = getPerson(presenterId);
  const { width, height } = houseFormat(format);
  const textBottom = Math.max(0, ...overlayLines.map(({ middleY, fontSize }) => middleY + fontSize));
  const camera = aimCamera(person, format, textBottom);
  const scene = { person, layers: await keepRigLayers(paintRigLayers(person, { outfit })), camera };
  const overlay = paintOverlay(overlayLines, width);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const show = (pose: FramePose) => {
    drawFrame(context, scene, pose);
    if (overlay) context.drawImage(overlay.canvas, 0, overlay.top);
  };
  return { canvas, show };
}

/** Only the part of the frame with text. */
function paintOverlay(lines: readonly OverlayLine[], width: number): { canvas: Canvas; top: number } | null {
  if (lines.length === 0) return null;
  const top = Math.floor(Math.min(...lines.map((line) => line.middleY - line.fontSize * 1.6)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.middleY + line.fontSize * 1.6)));
  const canvas = createCanvas(width, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(0, -top);
  drawOverlay(context, lines);
  return { canvas, top };
}
