import { darkBackdrop } from './build-backdrop-filter.ts';
import { cropFilter, cropToShape } from './crop-to-shape.ts';
import { fitIntoFrame } from './fit-into-frame.ts';
import { houseFrameRate } from './house-format.ts';
import { visibleArea, type VisibleArea, type Placement } from './place-picture.ts';
import type { VideoFacts } from '../ffmpeg/media/media-facts.ts';

type Size = { width: number; height: number };
type PictureFilter = {
  video: VideoFacts;
  frame: Size;
  frames: number;
  /** The overlay is input 1, already in the size of the frame. */
  hasOverlay: boolean;
  toneMap: boolean;
  /** `fit`, the default, shows the whole picture over a blurred copy of it; `fill` crops it to the frame. */
  fit?: 'fit' | 'fill';
  /** Instead of `fit`: the position of the picture, with feathered edges over a darkened backdrop. */
  placement?: Placement;
  /** 2 is twice as fast. */
  speed?: number;
  /** Number of frames to skip at the start; if none is left, the last frame is repeated. */
  skippedFrames?: number;
};

const houseColour = 'out_color_matrix=bt709:out_range=tv';

/** Converts the stored picture (`[0:n]`) to exactly `frames` frames in house size and colours, named `[picture]`. */
export function buildPictureFilter(plan: PictureFilter): string {
  const { video, frame, frames, hasOverlay, toneMap } = plan;
  const {
    size: pixels,
    cut,
    backdrop,
  } = plan.placement ? placed(visibleArea(plan.placement, frame), frame) : fitted(plan);
  const size = sizeArgument(pixels);
  // Frames are selected first, so that none is scaled in vain. `start_time` makes the frame displayed at the cut the
  // first one.
  const deinterlacing = video.isInterlaced ? `${deinterlace},` : '';
  const paced = (plan.speed ?? 1) === 1 ? '' : `setpts=PTS/${plan.speed},`;
  const skipped = plan.skippedFrames ? `,${goOn},${skip(plan.skippedFrames)}` : '';
  const stream = `[0:${video.streamIndex}]${deinterlacing}${paced}`;
  const chosen = `${stream}fps=${houseFrameRate}:start_time=0${skipped}${cut}`;
  const colour = toneMap ? [`scale=${size}`, ...toneMapping(video)] : [plainColour(video, size)];
  const counted = `${goOn},trim=end_frame=${frames}`;
  const scaled = [chosen, ...colour, 'format=yuv420p', 'setsar=1', counted].join(',');
  const padded = `${scaled}${backdrop}[base]`;
  if (!hasOverlay) return `${padded};[base]null[picture]`;
  const text = `[1:v]scale=${houseColour},format=yuva420p[text]`;
  return `${padded};${text};[base][text]overlay=format=yuv420[picture]`;
}

type Layout = {
  size: Size;
  /** Cropped before scaling, because a very long picture would need too much memory at full scale. */
  cut: string;
  /** The backdrop behind the scaled picture; empty if the picture fills the frame. */
  backdrop: string;
};

function fitted({ video, frame, fit: wanted }: PictureFilter): Layout {
  const fit = fitIntoFrame(video, frame);
  if (fit.kind === 'fills') return { size: frame, cut: '', backdrop: '' };
  if (wanted === 'fill')
    return { size: frame, cut: `,${cropFilter(cropToShape(video, frame))}`, backdrop: '' };
  return { size: fit.picture, cut: '', backdrop: backdropOf(fit.backdrop, frame) };
}

function placed(area: VisibleArea, frame: Size): Layout {
  const { x, y, width, height } = area.crop;
  const isWhole = width > 0.9999 && height > 0.9999;
  const shares = [`max(1\\,iw*${width.toFixed(6)})`, `max(1\\,ih*${height.toFixed(6)})`];
  const corner = [`iw*${x.toFixed(6)}`, `ih*${y.toFixed(6)}`];
  return {
    size: area,
    cut: isWhole ? '' : `,crop=${[...shares, ...corner].join(':')}`,
    backdrop: area.coversFrame ? '' : darkBackdrop(area, frame),
  };
}

/** Repeats the last frame endlessly. */
const goOn = 'tpad=stop=-1:stop_mode=clone';
const skip = (frames: number): string => `trim=start_frame=${frames},setpts=PTS-STARTPTS`;

/** Each field becomes a frame; progressive frames do not change. */
export const deinterlace = 'bwdif=mode=send_field:deint=interlaced';

/** Blurring a thumbnail costs a fraction of blurring the frame, and looks the same. */
function backdropOf(middle: Size, frame: Size): string {
  const small = { width: Math.round(frame.width / 8), height: Math.round(frame.height / 8) };
  const thumbnail = `crop=${sizeArgument(middle)},scale=${sizeArgument(small)}:flags=area,gblur=sigma=2.5`;
  const backdrop = `[behind]${thumbnail},scale=${sizeArgument(frame)}:flags=bilinear,setsar=1[backdrop]`;
  return `,split[front][behind];${backdrop};[backdrop][front]overlay=(W-w)/2:(H-h)/2:format=yuv420`;
}

function sizeArgument({ width, height }: Size): string {
  return `${width}:${height}`;
}

function plainColour(video: VideoFacts, size: string): string {
  // Players assume bt709 for HD files that do not state a matrix; swscale would not.
  const isHighDefinition = Math.min(video.width, video.height) >= 720;
  const assumed = isHighDefinition ? ':in_color_matrix=bt709' : '';
  return `scale=${size}:${houseColour}${video.colorSpace === null ? assumed : ''}`;
}

/** Luminance in nits of diffuse white, such as paper, and of the brightest highlights; ITU-R BT.2408. */
const whiteNits = 203;
const peakNits = 1000;

/** Brightness up to 60 % of diffuse white is kept; brighter parts are compressed into the remaining range. */
function toneMapping(video: VideoFacts): string[] {
  const transfer = video.colorTransfer ?? 'smpte2084';
  return [
    `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=${whiteNits}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    `tonemap=tonemap=mobius:param=0.6:desat=0:peak=${(peakNits / whiteNits).toFixed(2)}`,
    'zscale=t=bt709:m=bt709:r=tv',
  ];
}

/** Whether the transfer function is PQ or HLG, which look grey without tone mapping. */
export function isHighDynamicRange(video: VideoFacts): boolean {
  return video.colorTransfer === 'smpte2084' || video.colorTransfer === 'arib-std-b67';
}
