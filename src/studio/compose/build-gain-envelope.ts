/** The music swells under the first pictures of the product: a faster rise sounds like a jump, a slower one like a hole. */
const usualRiseSeconds = 0.8;
const fallSeconds = 0.6;

export type GainSpan = {
  seconds: number;
  db: number;
  /** How long the rise to this level takes; 0.8 by default. */
  riseSeconds?: number;
};
type Run = { startSeconds: number; endSeconds: number; gain: string; riseSeconds: number };
/** Ends at `untilSeconds`; the last piece has no end. */
type Piece = { untilSeconds: number; expression: string };

/**
 * Builds ffmpeg's expression, in `t`, of a gain that is constant during each span. It rises after the end of a quieter
 * span and has fallen by the start of the next one, so that no part of a quiet span is drowned.
 */
export function buildGainEnvelope(spans: readonly GainSpan[]): string {
  const runs = mergeEqual(spans);
  const pieces = runs.flatMap((run, index): Piece[] => {
    const next = runs[index + 1];
    if (!next) return [{ untilSeconds: Infinity, expression: run.gain }];
    const rises = Number(next.gain) > Number(run.gain);
    const seconds = rises
      ? Math.min(next.riseSeconds, roomForRise(runs, index + 1))
      : Math.min(fallSeconds, roomForFall(runs, index));
    const startSeconds = rises ? run.endSeconds : run.endSeconds - seconds;
    const ramp = `${run.gain}*pow(${next.gain}/${run.gain},(t-${fixed(startSeconds)})/${trimmed(seconds)})`;
    return [
      { untilSeconds: startSeconds, expression: run.gain },
      { untilSeconds: startSeconds + seconds, expression: ramp },
    ];
  });
  return chooseByTime(pieces);
}

function mergeEqual(spans: readonly GainSpan[]): Run[] {
  const runs: Run[] = [];
  let endSeconds = 0;
  for (const { seconds, db, riseSeconds = usualRiseSeconds } of spans) {
    const startSeconds = endSeconds;
    endSeconds += seconds;
    const gain = (10 ** (db / 20)).toFixed(6);
    const last = runs.at(-1);
    if (last?.gain === gain) last.endSeconds = endSeconds;
    else runs.push({ startSeconds, endSeconds, gain, riseSeconds });
  }
  return runs;
}

/** The rise may take the louder run up to the start of its fall; the last run has no fall. */
function roomForRise(runs: readonly Run[], index: number): number {
  const [run, next] = [runs[index]!, runs[index + 1]];
  if (!next) return Infinity;
  const falls = Number(next.gain) < Number(run.gain);
  return (run.endSeconds - run.startSeconds) / (falls ? 2 : 1);
}

function roomForFall(runs: readonly Run[], index: number): number {
  const [run, previous] = [runs[index]!, runs[index - 1]];
  const rises = previous !== undefined && Number(previous.gain) < Number(run.gain);
  return (run.endSeconds - run.startSeconds) / (rises ? 2 : 1);
}

/** Builds a balanced tree, because ffmpeg rejects expressions nested deeper than a hundred levels. */
function chooseByTime(pieces: readonly Piece[]): string {
  if (pieces.length === 1) return pieces[0]!.expression;
  const middle = Math.floor(pieces.length / 2);
  const [before, after] = [pieces.slice(0, middle), pieces.slice(middle)];
  return `if(lt(t,${fixed(before.at(-1)!.untilSeconds)}),${chooseByTime(before)},${chooseByTime(after)})`;
}

const fixed = (seconds: number): string => seconds.toFixed(6);
const trimmed = (seconds: number): string => `${Number(fixed(seconds))}`;
