import { useEffect, useRef, useState } from 'react';
import { brandKitLimits } from '#contract/brand-kit/brand-kit.ts';
import { drawEndCard, endCardStillSeconds, type EndCardSurface } from '#contract/brand-kit/draw-end-card.ts';
import { layOutEndCard, type EndCardInput } from '#contract/brand-kit/end-card-plan.ts';
import { readVisibleLogo, type VisibleLogo } from '#contract/brand-kit/visible-logo.ts';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import { loadCaptionFaces, openCaptionSurface } from '../../parts/word-captions/caption-surface.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import classes from './brand-kit.module.css';

type EndCardPreviewProps = {
  /** The same object while nothing changes. */
  look: EndCardInput['look'];
  logoUrl: string | null;
};

const frame = videoFormats[defaultVideoFormat];
/** The finished card stays this long before it plays again. */
const restSeconds = 1.5;

/** The end card as it will be rendered, drawn by the same code. */
export function EndCardPreview({ look, logoUrl }: EndCardPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const logo = useLogo(logoUrl);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    let request = 0;
    let isWanted = true;
    const surface = surfaceOn(pen, logo);
    const begin = async () => {
      await loadCaptionFaces(`${look.endText} ${look.endAddress}`);
      if (!isWanted) return;
      const plan = layOutEndCard(surface, { look, logo: logo?.visible ?? null, frame });
      if (prefersReducedMotion()) return drawEndCard(surface, plan, endCardStillSeconds);
      const started = performance.now();
      const next = (now: number) => {
        const seconds = ((now - started) / 1_000) % (brandKitLimits.endCardSeconds + restSeconds);
        drawEndCard(surface, plan, Math.min(seconds, brandKitLimits.endCardSeconds));
        request = requestAnimationFrame(next);
      };
      request = requestAnimationFrame(next);
    };
    void begin();
    return () => {
      isWanted = false;
      cancelAnimationFrame(request);
    };
  }, [look, logo]);
  return (
    <canvas ref={canvas} className={classes.card} width={frame.width} height={frame.height} aria-hidden />
  );
}

const surfaceOn = (pen: CanvasRenderingContext2D, logo: LoadedLogo | null): EndCardSurface => ({
  pen,
  setFont: openCaptionSurface(pen).setFont,
  drawLogo: ({ x, y, width, height }) => {
    if (!logo) return;
    const { visible } = logo;
    pen.drawImage(logo.image, visible.x, visible.y, visible.width, visible.height, x, y, width, height);
  },
});

type LoadedLogo = { image: HTMLImageElement; visible: VisibleLogo };

/** Null without a logo, and until it is loaded. */
function useLogo(url: string | null): LoadedLogo | null {
  const [loaded, setLoaded] = useState<(LoadedLogo & { url: string }) | null>(null);
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    // Its pixels are read, also where files come from a bucket.
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => setLoaded({ url, image, visible: readVisible(image) }), {
      once: true,
    });
    image.src = url;
  }, [url]);
  return loaded !== null && loaded.url === url ? loaded : null;
}

function readVisible(image: HTMLImageElement): VisibleLogo {
  const { naturalWidth: width, naturalHeight: height } = image;
  return readVisibleLogo(image, { width, height }, (size) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    return canvas.getContext('2d')!;
  });
}
