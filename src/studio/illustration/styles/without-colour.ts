import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** Desaturates a layer in place, because hair strands and irises are painted without the brush, in colour. */
export function withoutColour(canvas: Canvas): void {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'copy';
  context.filter = 'grayscale(1)';
  context.drawImage(copy, 0, 0);
  context.restore();
}
