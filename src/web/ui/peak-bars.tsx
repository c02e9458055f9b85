import classes from './peak-bars.module.css';

type PeakBarsProps = {
  /** 0 to 1, of equal parts. */
  peaks: readonly number[];
  /** 0 to 1, of the bars that were played. */
  played: number;
};

const barCount = 56;
const pitch = 5;
const height = 32;
const contrast = 1.4;

/** The loudest of each group, so that as many bars stand there whatever was measured. */
export function groupPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(from, to));
  });
}

/** A recording's loudness as it was measured beforehand: nothing is loaded to draw it. */
export function PeakBars({ peaks, played }: PeakBarsProps) {
  const bars = groupPeaks(peaks, barCount);
  // Mastered music is loud throughout, so the differences are scaled to the full height.
  const [low, high] = [Math.min(...bars), Math.max(...bars)];
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${barCount * pitch} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((peak, index) => {
        const tall = 3 + ((peak - low) / (high - low || 1)) ** contrast * (height - 3);
        return (
          <rect
            key={index}
            x={index * pitch}
            y={(height - tall) / 2}
            width={3}
            height={tall}
            rx={1.5}
            data-played={index < played * barCount}
          />
        );
      })}
    </svg>
  );
}
