type Size = { width: number; height: number };

/**
 * Shares of a picture's width and height that remain after a centre crop to the frame's aspect ratio. The crop precedes
 * scaling, because a very long picture scaled to the frame's height would need too much memory.
 */
export function cropToShape(picture: Size, frame: Size): Size {
  const ratio = picture.width / picture.height / (frame.width / frame.height);
  return { width: Math.min(1, 1 / ratio), height: Math.min(1, ratio) };
}

export const cropFilter = ({ width, height }: Size): string =>
  `crop=max(1\\,iw*${width.toFixed(6)}):max(1\\,ih*${height.toFixed(6)})`;
