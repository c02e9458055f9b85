import classes from './peak-bars.module.css';

type PeakBarsProps = {
  /** 0 to 1, of equal parts. */
  peaks: readonly number[];
  /** 0 to 1, of the bars that were played. */
  played: number;
};

// In units of the view box, which is stretched to the width of the element.
const barCount = 56;
const pitch = 5;
const barWidth = 3;
const minBarHeight = 3;
const height = 32;
/** An exponent above 1 makes quiet parts smaller. */
const contrast = 1.4;

/** Reduces any number of peaks to `count`, each the loudest of its group. */
export function groupPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(from, to));
  });
}

/** The loudness of a recording as bars, from peaks that were measured before. */
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
        const share = ((peak - low) / (high - low || 1)) ** contrast;
        const barHeight = minBarHeight + share * (height - minBarHeight);
        return (
          <rect
            key={index}
            x={index * pitch}
            y={(height - barHeight) / 2}
            width={barWidth}
            height={barHeight}
            rx={barWidth / 2}
            data-played={index < played * barCount}
          />
        );
      })}
    </svg>
  );
}
