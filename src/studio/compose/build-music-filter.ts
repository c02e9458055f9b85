const sampleRate = 48_000;
const longestSeamSeconds = 1;
const longestFadeOutSeconds = 1.5;
const riseSeconds = 0.6;

type MusicPart = {
  input: string;
  durationSeconds: number;
  totalSeconds: number;
  hookSeconds: number;
  duringHookDb: number;
  afterHookDb: number;
};

/** Music of exactly the video's length, low while the hook speaks, faded out at the end; named `[music]`. */
export function buildMusicFilter(part: MusicPart): string {
  const { durationSeconds, totalSeconds } = part;
  const length = `atrim=end_sample=${Math.round(totalSeconds * sampleRate)}`;
  const isLongEnough = durationSeconds >= totalSeconds;
  const endless = isLongEnough ? `${part.input}anull[endless]` : buildLoop(part.input, durationSeconds);
  const fadeSeconds = Math.min(longestFadeOutSeconds, totalSeconds / 2);
  const fade = `afade=t=out:st=${seconds(totalSeconds - fadeSeconds)}:d=${seconds(fadeSeconds)}`;
  // The gain is reckoned once per block of samples: blocks of 10 ms let it rise without steps.
  const gain = `asetnsamples=480:p=0,volume='${buildGainExpression(part)}':eval=frame`;
  return `${endless};[endless]${length},asetpts=N/SR/TB,${gain},${fade}[music]`;
}

/** The tail of each round is crossfaded into the head of the next; the very first head is heard as it is. */
function buildLoop(input: string, durationSeconds: number): string {
  const samples = Math.floor(durationSeconds * sampleRate);
  const seam = Math.max(1, Math.min(longestSeamSeconds * sampleRate, Math.floor(samples / 4)));
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

function buildGainExpression({ hookSeconds, duringHookDb, afterHookDb }: MusicPart): string {
  const [low, high] = [duringHookDb, afterHookDb].map((db) => (10 ** (db / 20)).toFixed(6));
  if (low === high) return `${low}`;
  const rise = `${low}*pow(${high}/${low},(t-${seconds(hookSeconds)})/${riseSeconds})`;
  return `if(lt(t,${seconds(hookSeconds)}),${low},if(lt(t,${seconds(hookSeconds + riseSeconds)}),${rise},${high}))`;
}

function seconds(value: number): string {
  return value.toFixed(6);
}
