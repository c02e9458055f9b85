import { useEffect, useState } from 'react';
import { PeakBars } from './peak-bars.tsx';
import { readPeaks } from './read-peaks.ts';
import classes from './waveform.module.css';

type WaveformProps = {
  /** A file on this device, or an address, which is fetched. */
  source: File | string;
  /** 0 to 1, of what was played. */
  played: number;
};

const measuredParts = 112;

/** The loudness of a recording over time. Its space is reserved while it is measured. */
export function Waveform({ source, played }: WaveformProps) {
  const [peaks, setPeaks] = useState<number[] | null>(null);
  useEffect(() => {
    let isGone = false;
    readPeaks(source, measuredParts).then(
      (measured) => !isGone && setPeaks(measured),
      // The recording plays without its waveform too.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  return <div className={classes.wave}>{peaks ? <PeakBars peaks={peaks} played={played} /> : null}</div>;
}
