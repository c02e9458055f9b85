import { prefersReducedMotion } from './prefers-reduced-motion.ts';

const frameSelector = '[data-living]';

const videoOf = (frame: Element): HTMLVideoElement => frame.querySelector('video')!;
const soundButtonOf = (frame: Element): HTMLButtonElement | null => frame.querySelector('button[data-sound]');

/** Whether the user has asked to save data: autoplay costs money on metered connections. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
const mayMove = (): boolean => !prefersReducedMotion() && !savesData();

function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

function silence(frame: Element): void {
  const video = videoOf(frame);
  video.muted = true;
  video.loop = true;
  soundButtonOf(frame)?.setAttribute('aria-pressed', 'false');
}

/** Plays a video once from its start with sound, and silences all others. */
function playWithSound(frame: Element): void {
  for (const other of document.querySelectorAll(frameSelector)) if (other !== frame) silence(other);
  const video = videoOf(frame);
  video.currentTime = 0;
  video.muted = false;
  video.loop = false;
  soundButtonOf(frame)?.setAttribute('aria-pressed', 'true');
  play(video);
}

function returnToSilence(frame: Element): void {
  silence(frame);
  if (mayMove()) play(videoOf(frame));
  else videoOf(frame).pause();
}

/**
 * Plays the videos in `[data-living]` frames silently while they are visible; a frame's button plays its video with sound.
 * Plain DOM code, because prerendered pages use it without the app. Returns a function that ends it.
 */
export function autoplayVisibleVideos(root: ParentNode): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && mayMove()) play(videoOf(target));
        if (isIntersecting) continue;
        silence(target);
        videoOf(target).pause();
      }
    },
    { threshold: 0.5 },
  );
  const frames = root.querySelectorAll(frameSelector);
  for (const frame of frames) {
    const video = videoOf(frame);
    // Some browsers take `muted` from the property alone.
    video.muted = true;
    video.addEventListener('ended', () => returnToSilence(frame), { signal });
    soundButtonOf(frame)?.addEventListener(
      'click',
      () => (video.muted ? playWithSound(frame) : returnToSilence(frame)),
      {
        signal,
      },
    );
  }
  // The page's own resources load first.
  const watch = () => frames.forEach((frame) => watcher.observe(frame));
  if (document.readyState === 'complete') watch();
  else window.addEventListener('load', watch, { once: true, signal });
  signal.addEventListener('abort', () => watcher.disconnect());
  return () => ending.abort();
}
