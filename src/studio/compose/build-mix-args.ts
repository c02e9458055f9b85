import { roughLoudnessFilter } from '../ffmpeg/measure-loudness.ts';
import { houseSound, samplesPerFrame } from '../house-format/house-format.ts';
import { buildMusicFilter } from './build-music-filter.ts';
import type { MixLevels } from './mix-levels.ts';

export type MixPlan = {
  hook: { path: string; frames: number };
  product: { path: string; frames: number };
  music?: { path: string; durationSeconds: number };
  levels: MixLevels;
  outputPath: string;
};

/** Speech is heard above this level, -26 dB; music then gives way by about half of what speech is above it. */
const ducking = 'sidechaincompress=threshold=0.05:ratio=2:attack=20:release=400';
const clickGuardSeconds = 0.01;

/** All the sound of the video in one uncompressed file, measured on its way there. */
export function buildMixArgs(plan: MixPlan): string[] {
  const { hook, product, levels } = plan;
  const music = levels.music && plan.music ? plan.music : undefined;
  const voices = buildVoicesFilter(hook.frames, product.frames, levels);
  const mix = music && levels.music ? buildMusicMix(plan, music, levels.music) : '[voices]anull[mix]';
  const graph = `${voices};${mix};[mix]${roughLoudnessFilter}[measured]`;
  const inputs = [hook, product, ...(music ? [music] : [])].flatMap(({ path }) => ['-i', path]);
  const output = ['-map', '[measured]', '-c:a', 'pcm_f32le', '-f', 'wav', plan.outputPath];
  return ['-v', 'info', '-y', ...inputs, '-filter_complex', graph, ...output];
}

function buildMusicMix(
  { hook, product }: MixPlan,
  music: { durationSeconds: number },
  levels: NonNullable<MixLevels['music']>,
): string {
  const musicFilter = buildMusicFilter({
    input: '[2:a]',
    durationSeconds: music.durationSeconds,
    totalSeconds: ((hook.frames + product.frames) * samplesPerFrame) / houseSound.sampleRate,
    hookSeconds: (hook.frames * samplesPerFrame) / houseSound.sampleRate,
    ...levels,
  });
  const ducked = `[voices]asplit[heard][key];[music][key]${ducking}[ducked]`;
  return `${musicFilter};${ducked};[heard][ducked]amix=inputs=2:normalize=0:duration=first[mix]`;
}

function buildVoicesFilter(hookFrames: number, productFrames: number, levels: MixLevels): string {
  const hook = buildVoice('[0:a]', hookFrames, levels.hookDb);
  const product = buildVoice('[1:a]', productFrames, levels.productDb);
  return `${hook}[hook];${product}[product];[hook][product]concat=n=2:v=0:a=1[voices]`;
}

function buildVoice(input: string, frames: number, gainDb: number): string {
  const samples = frames * samplesPerFrame;
  const endSeconds = samples / houseSound.sampleRate;
  const fadeIn = `afade=t=in:d=${clickGuardSeconds}`;
  const fadeOut = `afade=t=out:st=${(endSeconds - clickGuardSeconds).toFixed(6)}:d=${clickGuardSeconds}`;
  // An AAC file ends on whole blocks of 1024 samples: what is past the picture's end is cut, what lacks is silence.
  const cut = `apad,atrim=end_sample=${samples},asetpts=N/SR/TB`;
  return `${input}${cut},volume=${gainDb.toFixed(2)}dB,${fadeIn},${fadeOut}`;
}
