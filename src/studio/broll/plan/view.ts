/** A part of the plane of a photo, in its pixels, with the frame's aspect ratio. It may extend beyond the photo. */
export type View = { x: number; y: number; width: number };
export type Size = { width: number; height: number };

/** Maximum scale in frame pixels per photo pixel. */
export const maxZoom = 1.3;

export const heightOf = (view: Pick<View, 'width'>, frame: Size): number =>
  (view.width * frame.height) / frame.width;
