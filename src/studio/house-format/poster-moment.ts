/** Mean luma of a frame, and the 10th and 90th percentiles of its luma; 16 is black. */
export type FrameLight = { timeSeconds: number; mean: number; low: number; high: number };

const enoughContrast = 50;
const enoughLight = 45;

const keyOf = { YAVG: 'mean', YLOW: 'low', YHIGH: 'high' } as const;

/** Parses the output of `signalstats` with one `metadata=print` per value; each value follows the time of its frame. */
export function parseFrameLights(stderr: string): FrameLight[] {
  const lights = new Map<number, Partial<FrameLight>>();
  let timeSeconds = Number.NaN;
  for (const line of stderr.split('\n')) {
    const time = /pts_time:(\S+)/.exec(line);
    if (time) timeSeconds = Number(time[1]);
    const value = /signalstats\.(YAVG|YLOW|YHIGH)=([\d.]+)/.exec(line);
    if (!value) continue;
    const key = keyOf[value[1] as keyof typeof keyOf];
    lights.set(timeSeconds, { timeSeconds, ...lights.get(timeSeconds), [key]: Number(value[2]) });
  }
  return [...lights.values()].filter(isComplete);
}

/**
 * Returns the time of the first frame with visible content, or else of the frame with the widest range of luma, or else
 * 0.
 */
export function choosePosterMoment(lights: readonly FrameLight[]): number {
  const good = lights.find((light) => contrast(light) >= enoughContrast && light.mean >= enoughLight);
  const richest = lights.toSorted((a, b) => contrast(b) + b.mean - (contrast(a) + a.mean))[0];
  return (good ?? richest)?.timeSeconds ?? 0;
}

function contrast(light: FrameLight): number {
  return light.high - light.low;
}

function isComplete(light: Partial<FrameLight>): light is FrameLight {
  return [light.timeSeconds, light.mean, light.low, light.high].every(Number.isFinite);
}
