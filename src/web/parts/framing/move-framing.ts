import { framingZoom, placePicture, type Framing } from '#contract/framing.ts';
import type { PointerGesture } from '../../ui/use-drag-and-pinch.ts';

type Size = { width: number; height: number };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const roundToThousandth = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The axes along which the picture reaches beyond the frame, so that it can be moved. */
export function movableAxes(
  picture: Size,
  frame: Size,
  framing: Framing,
): { isHorizontal: boolean; isVertical: boolean } {
  const { width, height } = placePicture(picture, frame, framing);
  // A movement of less than a pixel is invisible.
  return { isHorizontal: width - frame.width >= 1, isVertical: height - frame.height >= 1 };
}

/** The share of the picture that is inside the frame, 0 to 1. */
export function visibleShare(picture: Size, frame: Size, framing: Framing): number {
  const { width, height } = placePicture(picture, frame, framing);
  return Math.min(1, frame.width / width) * Math.min(1, frame.height / height);
}

/** Moves the picture with the pointer, as far as it still covers the frame; a pinch zooms. */
export function moveFraming(from: Framing, gesture: PointerGesture, picture: Size, frame: Size): Framing {
  if (gesture.kind === 'pinch') {
    const zoom = clamp(from.zoom * gesture.factor, framingZoom.min, framingZoom.max);
    return { ...from, zoom: roundToThousandth(zoom) };
  }
  const { width, height } = placePicture(picture, frame, from);
  return {
    ...from,
    focusX: movedFocus(from.focusX, gesture.dx * frame.width, width - frame.width),
    focusY: movedFocus(from.focusY, gesture.dy * frame.height, height - frame.height),
  };
}

/** `cutPixels`: how much of the picture lies outside the frame, on both sides together. */
const movedFocus = (focus: number, pixels: number, cutPixels: number): number =>
  cutPixels < 1 ? focus : roundToThousandth(clamp(focus - pixels / cutPixels, 0, 1));
