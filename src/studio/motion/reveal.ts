import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Reveal } from './film.ts';

const blindCount = 9;

/** Clips to the part of the box that is shown; `mask-up` also moves what is drawn. */
export function clipToReveal(context: SKRSContext2D, how: Reveal['how'], box: Box, progress: number): void {
  const share = Math.min(1, Math.max(0, progress));
  const { x, y, width, height } = box;
  context.beginPath();
  if (how === 'wipe-right') context.rect(x, y, width * share, height);
  if (how === 'wipe-left') context.rect(x + width * (1 - share), y, width * share, height);
  if (how === 'wipe-down') context.rect(x, y, width, height * share);
  if (how === 'wipe-up') context.rect(x, y + height * (1 - share), width, height * share);
  if (how === 'split') context.rect(x + (width * (1 - share)) / 2, y, width * share, height);
  if (how === 'mask-up') context.rect(x, y, width, height);
  if (how === 'iris')
    context.arc(x + width / 2, y + height / 2, (Math.hypot(width, height) / 2) * share, 0, 2 * Math.PI);
  if (how === 'blinds')
    for (let blind = 0; blind < blindCount; blind += 1)
      context.rect(x, y + (height * blind) / blindCount, width, (height / blindCount) * share);
  if (how === 'diagonal') {
    const reach = (width + height) * share;
    context.moveTo(x, y);
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.closePath();
  }
  context.clip();
  if (how !== 'mask-up') return;
  context.translate(0, height * (1 - share));
  // What reaches beyond the box must not be pulled into it.
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}
