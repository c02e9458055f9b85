/** A part of the plane of a photo, in its pixels, with the shape of the frame. It may reach past the photo. */
export type View = { x: number; y: number; width: number };
export type Size = { width: number; height: number };

/** At most so many pixels of the frame for a pixel of the photo. */
export const maxZoom = 1.3;

export const heightOf = (view: Pick<View, 'width'>, frame: Size): number =>
  (view.width * frame.height) / frame.width;

/** The view of this width with this place in its middle, as far as the photo goes: a view never passes a border. */
export function viewAround(
  place: { x: number; y: number },
  width: number,
  { photo, frame }: { photo: Size; frame: Size },
): View {
  const height = heightOf({ width }, frame);
  return {
    x: held(place.x - width / 2, photo.width - width),
    y: held(place.y - height / 2, photo.height - height),
    width,
  };
}

/** Where there is no room to choose, in the middle: then the photo does not fill the frame in this direction. */
const held = (value: number, room: number): number =>
  room <= 0 ? room / 2 : Math.max(0, Math.min(value, room));

/** The widest view that the photo fills. */
export const widestView = (photo: Size, frame: Size): number =>
  Math.min(photo.width, (photo.height * frame.width) / frame.height);
