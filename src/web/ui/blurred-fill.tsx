import { type RefObject, useEffect, useRef } from 'react';
import classes from './blurred-fill.module.css';

/** In pixels of the canvas: so few that drawing costs almost nothing. The stylesheet enlarges and blurs them. */
const size = { width: 18, height: 32 };
const redrawMs = 250;

/** The middle of the playing picture, blurred, behind a clip that does not fill the frame. */
export function BlurredFill({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = () => {
      const source = video.current;
      if (!source || source.readyState < source.HAVE_CURRENT_DATA) return;
      const width = Math.min(source.videoWidth, (source.videoHeight * size.width) / size.height);
      const left = (source.videoWidth - width) / 2;
      const context = canvas.current?.getContext('2d');
      context?.drawImage(source, left, 0, width, source.videoHeight, 0, 0, size.width, size.height);
    };
    const timer = setInterval(draw, redrawMs);
    return () => clearInterval(timer);
  }, [video]);
  return <canvas ref={canvas} className={classes.fill} {...size} aria-hidden />;
}
