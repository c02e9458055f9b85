type Size = { width: number; height: number };
type Rectangle = Size & { x: number; y: number };

/**
 * Sigma in pixels of the thumbnail, which has a sixteenth of the frame's size. At this blur the backdrop shows no
 * recognisable detail.
 */
const blurSigma = 6;
export const thumbnailDivisor = 16;
/** Shares of brightness and saturation that the backdrop keeps, so that the picture in front stands out. */
const lightShare = 0.5;
const colourShare = 0.8;
/** Width, in pixels, over which the picture's edge fades into the backdrop. */
const featherPixels = 28;

/**
 * Continues a filter chain whose picture has the rectangle's size: the picture with feathered edges over a blurred,
 * darkened copy of its middle. Only strips along the edges have alpha, which costs a fraction of alpha for the whole
 * frame.
 */
export function darkBackdrop(picture: Rectangle, frame: Size): string {
  const seams = findSeams(picture, frame);
  const copies = ['backdrop', ...seams.map((_, index) => `copy${index}`)].map((name) => `[${name}]`);
  const behind = `[behind]${blurred(picture, frame)},split=${copies.length}${copies.join('')}`;
  const front = `[backdrop][front]overlay=${picture.x}:${picture.y}:format=yuv420`;
  const strips = seams.map((seam, index) => {
    const { x, y, width, height, fade } = seam;
    const size = `${width}:${height}`;
    const mask = `color=black:s=${width}x${height},trim=end_frame=1,format=gray,geq=lum='${fade}'[mask${index}]`;
    const strip = `[copy${index}]crop=${size}:${x}:${y},format=yuva420p[cut${index}]`;
    const soft = `[cut${index}][mask${index}]alphamerge[soft${index}]`;
    return `[joined${index}];${mask};${strip};${soft};[joined${index}][soft${index}]overlay=${x}:${y}:format=yuv420`;
  });
  return `,split[front][behind];${behind};${front}${strips.join('')}`;
}

/** Blurring a thumbnail costs a fraction of blurring the frame, and looks the same. */
function blurred(picture: Size, frame: Size): string {
  const aspect = frame.width / frame.height;
  const middle = [
    Math.min(picture.width, picture.height * aspect),
    Math.min(picture.height, picture.width / aspect),
  ];
  const crop = `crop=${middle.map((pixels) => Math.max(2, Math.round(pixels / 2) * 2)).join(':')}`;
  const small = [frame.width, frame.height].map((pixels) => Math.round(pixels / thumbnailDivisor)).join(':');
  const blur = `scale=${small}:flags=area,gblur=sigma=${blurSigma}:steps=3`;
  const light = `lutyuv=y=16+(val-16)*${lightShare}:u=128+(val-128)*${colourShare}:v=128+(val-128)*${colourShare}`;
  return `${crop},${blur},${light},scale=${frame.width}:${frame.height}:flags=bilinear,setsar=1`;
}

type Seam = Rectangle & { fade: string };

/** The strips along the picture's edges that lie inside the frame. Each is opaque at the edge and fades out inwards. */
function findSeams(picture: Rectangle, frame: Size): Seam[] {
  const { x, y, width, height } = picture;
  const tall = Math.min(featherPixels, evenHalf(height));
  const broad = Math.min(featherPixels, evenHalf(width));
  const right = x + width;
  const bottom = y + height;
  return [
    ...(y > 0 ? [{ x, y, width, height: tall, fade: fade('Y/H', false) }] : []),
    ...(bottom < frame.height ? [{ x, y: bottom - tall, width, height: tall, fade: fade('Y/H', true) }] : []),
    ...(x > 0 ? [{ x, y, width: broad, height, fade: fade('X/W', false) }] : []),
    ...(right < frame.width ? [{ x: right - broad, y, width: broad, height, fade: fade('X/W', true) }] : []),
  ];
}

const evenHalf = (pixels: number): number => Math.max(2, Math.floor(pixels / 4) * 2);

/** A smooth step, so that neither end of the feathering shows as a line. */
const fade = (place: string, isRising: boolean): string => {
  const step = `${place}*${place}*(3-2*${place})`;
  return isRising ? `255*(${step})` : `255*(1-${step})`;
};
