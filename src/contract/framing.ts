import { z } from 'zod';

/** `fit` shows the picture on a blurred fill, `fill` covers the frame and crops the rest. */
export const framingModes = ['fit', 'fill'] as const;
export const framingZoom = { min: 1, max: 3 } as const;

const share = z.number().min(0).max(1);
export const framingSchema = z.object({
  mode: z.enum(framingModes),
  /** The part that stays in view if the picture is larger than the frame: 0 is its left or top edge, 1 the other edge. */
  focusX: share,
  focusY: share,
  /** 1 is exactly the size of the mode. */
  zoom: z.number().min(framingZoom.min).max(framingZoom.max),
});
export type Framing = z.infer<typeof framingSchema>;

/** Shows the whole picture, as all clips did before framing could be chosen. */
export const wholePicture: Framing = { mode: 'fit', focusX: 0.5, focusY: 0.5, zoom: 1 };

/**
 * A whole landscape picture would be a narrow band in an upright frame: it begins larger, at two fifths of the height of the
 * frame. Four fifths of its width stay in view, which is the title-safe area of television (SMPTE RP 27.3), where nothing
 * that matters is cut. A press on Closer gives the same zoom.
 */
export const mildZoom = 1.25;

type Size = { width: number; height: number };

/** The framing of a clip until its owner chooses another. */
export const suggestFraming = (picture: Size, frame: Size): Framing =>
  picture.width / picture.height > (frame.width / frame.height) * 1.2
    ? { ...wholePicture, zoom: mildZoom }
    : wholePicture;

export const isSameFraming = (one: Framing, other: Framing): boolean =>
  one.mode === other.mode &&
  one.zoom === other.zoom &&
  one.focusX === other.focusX &&
  one.focusY === other.focusY;

/** The box of a picture in pixels of the frame; it may reach beyond the frame. */
export type Placement = { x: number; y: number; width: number; height: number };

/** The box of the whole picture. Used by the renderer and by the browser's preview. */
export function placePicture(picture: Size, frame: Size, framing: Framing): Placement {
  const scales = [frame.width / picture.width, frame.height / picture.height];
  const base = framing.mode === 'fill' ? Math.max(...scales) : Math.min(...scales);
  const width = picture.width * base * framing.zoom;
  const height = picture.height * base * framing.zoom;
  return {
    x: offset(frame.width - width, framing.focusX),
    y: offset(frame.height - height, framing.focusY),
    width,
    height,
  };
}

/** Splits free space evenly between both sides, and cuts overflow according to the focus. */
const offset = (freePixels: number, focus: number): number =>
  freePixels >= 0 ? freePixels / 2 : freePixels * focus;
