import { useEffect, useRef, useState, type RefObject } from 'react';
import classes from './waveform.module.css';

type WaveformProps = {
  /** A file of this device is decoded as it is; an address is fetched. */
  source: File | string;
  /** What plays it: its position is painted. */
  media: RefObject<HTMLAudioElement | null>;
};

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Beyond this, decoding all of it costs more than the picture is worth. */
const largestBytes = 40 * 1_024 * 1_024;

/** The loudness of a recording over its time, drawn by a module that only those load who see one. */
export function Waveform({ source, media }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element || !media.current || (source instanceof File && source.size > largestBytes)) return;
    let isGone = false;
    let destroy = () => {};
    const draw = async () => {
      const { default: WaveSurfer } = await import('wavesurfer.js');
      const audio = media.current;
      if (isGone || !audio) return;
      const colours = getComputedStyle(element);
      const surfer = WaveSurfer.create({
        container: element,
        media: audio,
        height: 56,
        barWidth: 3,
        barGap: 2,
        barRadius: 3,
        cursorWidth: 0,
        interact: false,
        normalize: true,
        waveColor: colours.getPropertyValue('--wave-ahead'),
        progressColor: colours.getPropertyValue('--wave-played'),
        cspNonce: nonce(),
      });
      destroy = () => surfer.destroy();
      if (source instanceof File) await surfer.loadBlob(source);
      else await surfer.load(source);
      if (!isGone) setIsDrawn(true);
    };
    // Without the picture one can still hear it.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      destroy();
    };
  }, [source, media]);
  return <div ref={container} className={classes.wave} data-drawn={isDrawn} aria-hidden />;
}
