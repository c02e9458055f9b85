import { houseSound } from '../house-format/house-format.ts';
import { buildGainEnvelope, type GainSpan } from './build-gain-envelope.ts';

const { sampleRate } = houseSound;
const maxSeamSeconds = 1;
const maxFadeOutSeconds = 1.5;

type MusicPart = {
  input: string;
  durationSeconds: number;
  isLoop?: boolean;
  /** How loud it is during each segment; together they are as long as the video. */
  spans: readonly GainSpan[];
};

/** Music of exactly the video's length, low during speech, faded out at the end; named `[music]`. */
export function buildMusicFilter(part: MusicPart): string {
  const { durationSeconds, spans } = part;
  const totalSeconds = spans.reduce((sum, { seconds }) => sum + seconds, 0);
  const totalSamples = Math.round(totalSeconds * sampleRate);
  const length = `atrim=end_sample=${totalSamples}`;
  // In samples: the sum of the spans may be off by a rounding error.
  const isLongEnough = Math.round(durationSeconds * sampleRate) >= totalSamples;
  const buildRounds = part.isLoop ? buildSeamlessLoop : buildCrossfadedLoop;
  const endless = isLongEnough ? `${part.input}anull[endless]` : buildRounds(part.input, durationSeconds);
  const fadeSeconds = Math.min(maxFadeOutSeconds, totalSeconds / 2);
  const fade = `afade=t=out:st=${(totalSeconds - fadeSeconds).toFixed(6)}:d=${fadeSeconds.toFixed(6)}`;
  // The gain is computed once per block of samples: blocks of 10 ms let it rise without steps.
  const gain = `asetnsamples=480:p=0,volume='${buildGainEnvelope(spans)}':eval=frame`;
  return `${endless};[endless]${length},asetpts=N/SR/TB,${gain},${fade}[music]`;
}

function buildSeamlessLoop(input: string, durationSeconds: number): string {
  const samples = Math.round(durationSeconds * sampleRate);
  return `${input}apad,atrim=end_sample=${samples},aloop=loop=-1:size=${samples}[endless]`;
}

/** The tail of each round is crossfaded into the head of the next; the very first head plays as it is. */
function buildCrossfadedLoop(input: string, durationSeconds: number): string {
  const samples = Math.floor(durationSeconds * sampleRate);
  const seam = seamSamples(durationSeconds);
  const curve = `ns=${seam}:curve=qsin`;
  return [
    `${input}asplit=4[a][b][c][d]`,
    `[a]atrim=end_sample=${seam}[first]`,
    `[b]atrim=start_sample=${seam}:end_sample=${samples - seam},asetpts=N/SR/TB[body]`,
    `[c]atrim=start_sample=${samples - seam}:end_sample=${samples},asetpts=N/SR/TB,afade=t=out:${curve}[tail]`,
    `[d]atrim=end_sample=${seam},afade=t=in:${curve}[head]`,
    `[tail][head]amix=inputs=2:normalize=0[seam]`,
    `[body][seam]concat=n=2:v=0:a=1,aloop=loop=-1:size=${samples - seam}[rounds]`,
    `[first][rounds]concat=n=2:v=0:a=1[endless]`,
  ].join(';');
}

/** After how long the music is back at its start. */
export function roundSeconds({
  durationSeconds,
  isLoop,
}: Pick<MusicPart, 'durationSeconds' | 'isLoop'>): number {
  return isLoop ? durationSeconds : durationSeconds - seamSamples(durationSeconds) / sampleRate;
}

/** How long the end of a round sounds together with the beginning of the next. */
function seamSamples(durationSeconds: number): number {
  const samples = Math.floor(durationSeconds * sampleRate);
  return Math.max(1, Math.min(maxSeamSeconds * sampleRate, Math.floor(samples / 4)));
}
