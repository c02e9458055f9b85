import { houseSound } from '../house-format/house-format.ts';
import { buildGainEnvelope, type GainSpan } from './build-gain-envelope.ts';

const { sampleRate } = houseSound;
const maxSeamSeconds = 1;
const maxFadeOutSeconds = 1.5;
/** A share of the last segment, so that an end card of two seconds keeps most of its music. */
const maxFadedShare = 0.4;
/** The last beat is played in full and has at least this long to fade, at most this and one beat. */
const minRingSeconds = 0.6;

type MusicPart = {
  input: string;
  durationSeconds: number;
  isLoop?: boolean;
  beatSeconds?: number | undefined;
  /** The gain during each segment; together the spans are as long as the video. */
  spans: readonly GainSpan[];
};

/** Filter for music of exactly the video's length, low during speech, faded out at the end; its output is `[music]`. */
export function buildMusicFilter(part: MusicPart): string {
  const { durationSeconds, spans } = part;
  const totalSeconds = spans.reduce((sum, { seconds }) => sum + seconds, 0);
  const totalSamples = Math.round(totalSeconds * sampleRate);
  const length = `atrim=end_sample=${totalSamples}`;
  // Compared in samples: the sum of the spans may have a rounding error.
  const isLongEnough = Math.round(durationSeconds * sampleRate) >= totalSamples;
  const buildLoops = part.isLoop ? buildSeamlessLoop : buildCrossfadedLoop;
  const endless = isLongEnough ? `${part.input}anull[endless]` : buildLoops(part.input, durationSeconds);
  const fade = buildEnd(part, totalSeconds, isLongEnough);
  // The gain is evaluated once per block of samples: blocks of 10 ms avoid audible steps.
  const gain = `asetnsamples=480:p=0,volume='${buildGainEnvelope(spans)}':eval=frame`;
  return `${endless};[endless]${length},asetpts=N/SR/TB,${gain},${fade}[music]`;
}

/**
 * The music ends on a beat, which rings out until the end; a fade across beats sounds as if someone turned it off. Music of
 * unknown beats, and loops that leave the beat, fade for longer.
 */
function buildEnd({ spans, beatSeconds, isLoop }: MusicPart, totalSeconds: number, isLongEnough: boolean) {
  const last = spans.at(-1)!.seconds;
  const isOnBeat = beatSeconds !== undefined && (isLongEnough || isLoop === true);
  const lastBeat = isOnBeat ? Math.floor((totalSeconds - minRingSeconds) / beatSeconds) * beatSeconds : 0;
  const ringSeconds = totalSeconds - lastBeat;
  if (isOnBeat && lastBeat > 0 && ringSeconds <= last)
    return `afade=t=out:st=${lastBeat.toFixed(6)}:d=${ringSeconds.toFixed(6)}:curve=hsin`;
  const fadeSeconds = Math.min(maxFadeOutSeconds, last * maxFadedShare);
  return `afade=t=out:st=${(totalSeconds - fadeSeconds).toFixed(6)}:d=${fadeSeconds.toFixed(6)}`;
}

function buildSeamlessLoop(input: string, durationSeconds: number): string {
  const samples = Math.round(durationSeconds * sampleRate);
  return `${input}apad,atrim=end_sample=${samples},aloop=loop=-1:size=${samples}[endless]`;
}

/** Crossfades the end of each loop into the start of the next; the first start plays unchanged. */
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

/** The time after which the music is back at its start. */
export function loopSeconds({
  durationSeconds,
  isLoop,
}: Pick<MusicPart, 'durationSeconds' | 'isLoop'>): number {
  return isLoop ? durationSeconds : durationSeconds - seamSamples(durationSeconds) / sampleRate;
}

/** The overlap of the end of a loop with the start of the next, in samples. */
function seamSamples(durationSeconds: number): number {
  const samples = Math.floor(durationSeconds * sampleRate);
  return Math.max(1, Math.min(maxSeamSeconds * sampleRate, Math.floor(samples / 4)));
}
