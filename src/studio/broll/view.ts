/** A part of the plane of a photo, in its pixels, with the shape of the frame. It may reach past the photo. */
export type View = { x: number; y: number; width: number };
export type Size = { width: number; height: number };

/** At most so many pixels of the frame for a pixel of the photo. */
export const maxZoom = 1.3;

export const heightOf = (view: Pick<View, 'width'>, frame: Size): number =>
  (view.width * frame.height) / frame.width;
