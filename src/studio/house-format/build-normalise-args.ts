import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseVideoArgs,
  houseSound,
  samplesPerFrame,
} from './house-format.ts';
import { buildStripFilter, buildStripInput, type CaptionStrip } from '../captions/caption-strip.ts';
import { buildPictureFilter } from './build-picture-filter.ts';
import type { Placement } from './place-picture.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import type { MediaFacts, VideoFacts } from '../ffmpeg/media/media-facts.ts';
import { defaultMediaLimits } from '../ffmpeg/media/media-limits.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { FrameRange } from './trim-bounds.ts';

export type NormalisePlan = {
  inputPath: string;
  facts: MediaFacts & { video: VideoFacts };
  format?: VideoFormat;
  bounds: FrameRange;
  placement?: Placement;
  overlayPath?: string;
  captions?: CaptionStrip;
  toneMap: boolean;
  outputPath: string;
};

/** A stream may change its size midway: the decoder rejects sizes that the inspection would have rejected. */
const maxPixels = defaultMediaLimits.sidePixels ** 2;

export function buildNormaliseArgs(plan: NormalisePlan): string[] {
  const { facts, bounds, overlayPath, captions } = plan;
  const picture = buildPictureFilter({
    video: facts.video,
    frame: houseFormat(plan.format),
    frames: bounds.frames,
    hasOverlay: overlayPath !== undefined,
    toneMap: plan.toneMap,
    ...(plan.placement ? { placement: plan.placement } : {}),
  });
  const labels = { input: overlayPath === undefined ? 1 : 2, base: 'picture', result: 'captioned' };
  const captioned = captions
    ? `;${buildStripFilter(captions, labels)};[captioned]format=yuv420p,setsar=1[shown]`
    : '';
  const graph = `${picture}${captioned};${buildSoundFilter(facts, bounds.frames)}`;
  // Accurate seeking would drop the frame displayed at the start, so a clip with a low frame rate would start late.
  const seek = bounds.startSeconds > 0 ? ['-noaccurate_seek', '-ss', bounds.startSeconds.toFixed(6)] : [];
  const clip = [...buildDemuxerArgs(facts.container), '-max_pixels', `${maxPixels}`, ...seek];
  const overlay = overlayPath === undefined ? [] : ['-f', 'png_pipe', '-i', overlayPath];
  const strip = captions ? buildStripInput(captions) : [];
  const inputs = ['-y', ...clip, '-i', plan.inputPath, ...overlay, ...strip];
  const filters = ['-filter_complex', graph, '-map', captions ? '[shown]' : '[picture]', '-map', '[sound]'];
  const encoding = [...houseVideoArgs(), ...houseAudioArgs(), ...houseContainerArgs()];
  return [...inputs, ...filters, ...encoding, plan.outputPath];
}

/** Builds sound of exactly the picture's length, named `[sound]`; silence if the clip has none. */
export function buildSoundFilter(facts: Pick<MediaFacts, 'audio'>, frames: number): string {
  const { sampleRate } = houseSound;
  const cut = `atrim=end_sample=${frames * samplesPerFrame}`;
  if (!facts.audio) return `anullsrc=r=${sampleRate}:cl=stereo,${cut}[sound]`;
  const resampled = `aresample=${sampleRate}:async=1:first_pts=0`;
  const stereo = 'aformat=sample_fmts=fltp:channel_layouts=stereo';
  return `[0:${facts.audio.streamIndex}]atrim=start=0,${resampled},${stereo},apad,${cut}[sound]`;
}
