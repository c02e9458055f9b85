import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Placement } from '#contract/framing.ts';
import classes from './dark-fill.module.css';
import { dimAndBlur } from './dim-and-blur.ts';
import { backdropLook, fillSource } from './placed-picture.ts';

type DarkFillProps = {
  video: RefObject<HTMLVideoElement | null>;
  placement: Placement;
  frame: { width: number; height: number };
};

const redrawMs = 250;

/** The middle of the playing picture, blurred and dimmed as by the renderer, behind a clip that does not cover the frame. */
export function DarkFill({ video, placement, frame }: DarkFillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.round(frame.width / backdropLook.divisor);
  const height = Math.round(frame.height / backdropLook.divisor);
  const draw = useEffectEvent(() => {
    const source = video.current;
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!source || !context || source.readyState < source.HAVE_CURRENT_DATA) return;
    const part = fillSource({ placement, frame });
    const { videoWidth, videoHeight } = source;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      source,
      part.x * videoWidth,
      part.y * videoHeight,
      part.width * videoWidth,
      part.height * videoHeight,
      0,
      0,
      width,
      height,
    );
    const pixels = context.getImageData(0, 0, width, height);
    dimAndBlur(pixels, backdropLook);
    context.putImageData(pixels, 0, 0);
  });
  const coversFrame = placement.width >= frame.width && placement.height >= frame.height;
  useEffect(() => {
    if (coversFrame) return;
    const timer = setInterval(draw, redrawMs);
    return () => clearInterval(timer);
  }, [coversFrame]);
  return coversFrame ? null : (
    <canvas ref={canvas} className={classes.fill} width={width} height={height} aria-hidden />
  );
}
