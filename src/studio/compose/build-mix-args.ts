import { roughLoudnessFilter } from '../ffmpeg/loudness/measure-loudness.ts';
import { houseSound, samplesPerFrame } from '../house-format/house-format.ts';
import { planMusicSpans } from './plan-music-spans.ts';
import { buildMusicFilter } from './build-music-filter.ts';
import type { MixLevels } from './mix-levels.ts';
import type { Segment } from './timeline.ts';

export type MixPlan = {
  segments: readonly ({
    path: string;
    frames: number;
    sound?: Segment['sound'];
    isSilent?: boolean;
  } & Pick<Segment, 'spokenUntilSeconds'>)[];
  voiceOver?: { path: string };
  music?: { path: string; durationSeconds: number; isLoop?: boolean; beatSeconds?: number };
  levels: MixLevels;
};

/** Speech above the threshold of -26 dB lowers the music by about half of its excess. */
const duckingFilter = 'sidechaincompress=threshold=0.05:ratio=2:attack=20:release=400';
const clickGuardSeconds = 0.01;
/** The sound of a clip at the end of a video, or before a silent end card, may be cut off anywhere. */
const endFadeSeconds = 0.4;

/** Writes all sound of the video into one uncompressed file and measures it in the same run. */
export function buildMixArgs(plan: MixPlan & { outputPath: string }): string[] {
  const { paths, graph } = buildMixGraph(plan);
  const inputs = paths.flatMap((path) => ['-i', path]);
  const output = ['-map', '[measured]', '-c:a', 'pcm_f32le', '-f', 'wav', plan.outputPath];
  const measured = `${graph};[mix]${roughLoudnessFilter}[measured]`;
  return ['-v', 'info', '-y', ...inputs, '-filter_complex', measured, ...output];
}

/** The input files of the mix, and its filter graph with the output `[mix]`; inputs are numbered from `firstInput`. */
export function buildMixGraph(plan: MixPlan, firstInput = 0): { paths: string[]; graph: string } {
  const { segments, voiceOver, levels } = plan;
  const { musicDb } = levels;
  const music = musicDb && plan.music ? plan.music : undefined;
  const sources = [...segments, ...(voiceOver ? [voiceOver] : []), ...(music ? [music] : [])];
  const lastInput = firstInput + sources.length - 1;
  const musicFilter = music && buildMusicFilter(musicPart(plan, music, musicDb!, lastInput));
  const voiceOverInput = firstInput + segments.length;
  const graph = [
    buildSegmentsFilter(segments, levels.segmentsDb, firstInput),
    voiceOver
      ? buildVoiceOverFilter(segments, levels.voiceOverDb, voiceOverInput)
      : '[segments]anull[voices]',
    musicFilter ? `${musicFilter};${duckedMix}` : '[voices]anull[mix]',
  ].join(';');
  return { paths: sources.map(({ path }) => path), graph };
}

const duckedMix =
  `[voices]asplit[heard][key];[music][key]${duckingFilter}[ducked];` +
  '[heard][ducked]amix=inputs=2:normalize=0:duration=first[mix]';

function musicPart(
  { segments, levels }: MixPlan,
  { durationSeconds, isLoop, beatSeconds }: NonNullable<MixPlan['music']>,
  musicDb: readonly number[],
  input: number,
) {
  const spoken = segments.map(({ frames, spokenUntilSeconds }, index) => ({
    seconds: secondsOf(frames),
    db: musicDb[index]!,
    spokenUntilSeconds,
  }));
  return {
    input: `[${input}:a]`,
    durationSeconds,
    isLoop,
    beatSeconds,
    spans: planMusicSpans(spoken, levels.pauseMusicDb),
  };
}

function buildSegmentsFilter(
  segments: MixPlan['segments'],
  segmentsDb: readonly number[],
  firstInput: number,
): string {
  const sounds = segments.map(({ frames, sound }, index) => {
    const isLast = segments.length > 1 && segments.slice(index + 1).every(({ isSilent }) => isSilent);
    const fadeSeconds = isLast && sound === 'footage' ? endFadeSeconds : clickGuardSeconds;
    const filter = buildSound(`[${firstInput + index}:a]`, frames, segmentsDb[index]!, fadeSeconds);
    return `${filter}[segment${index}]`;
  });
  const labels = segments.map((_, index) => `[segment${index}]`).join('');
  return [...sounds, `${labels}concat=n=${segments.length}:v=0:a=1[segments]`].join(';');
}

/** The voice-over is the engine's file: often mono, at any sample rate. */
function buildVoiceOverFilter(segments: MixPlan['segments'], gainDb: number, input: number): string {
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const stereo = `aresample=${houseSound.sampleRate},aformat=sample_fmts=fltp:channel_layouts=stereo,`;
  const speech = buildSound(`[${input}:a]${stereo}`, frames, gainDb);
  return `${speech}[speech];[segments][speech]amix=inputs=2:normalize=0:duration=first[voices]`;
}

function buildSound(input: string, frames: number, gainDb: number, fadeSeconds = clickGuardSeconds): string {
  const endSeconds = secondsOf(frames);
  const fadeIn = `afade=t=in:d=${clickGuardSeconds}`;
  const fadeOut = `afade=t=out:st=${Math.max(0, endSeconds - fadeSeconds).toFixed(6)}:d=${fadeSeconds}`;
  // AAC ends on whole blocks of 1024 samples: trims what exceeds the picture, pads what is missing with silence.
  const cut = `apad,atrim=end_sample=${frames * samplesPerFrame},asetpts=N/SR/TB`;
  const gain = gainDb === -Infinity ? '0' : `${gainDb.toFixed(2)}dB`;
  return `${input}${cut},volume=${gain},${fadeIn},${fadeOut}`;
}

function secondsOf(frames: number): number {
  return (frames * samplesPerFrame) / houseSound.sampleRate;
}
