export type Playback = { durationSeconds: number; width: number; height: number };

/** A file that takes longer to open would not play well. */
const timeoutMs = 10_000;

/**
 * Probes a file in the browser's own player; null if it shows no picture. Without a decoder for HEVC, browsers play the
 * sound alone, and report a picture of 0×0 instead of an error.
 */
export function probePlayback(url: string): Promise<Playback | null> {
  const video = document.createElement('video');
  return new Promise<Playback | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const settle = (playback: Playback | null) => {
      clearTimeout(timer);
      resolve(playback);
    };
    video.addEventListener('error', () => settle(null));
    video.addEventListener('loadedmetadata', () =>
      settle(
        video.videoWidth === 0
          ? null
          : { durationSeconds: video.duration, width: video.videoWidth, height: video.videoHeight },
      ),
    );
    video.preload = 'metadata';
    video.muted = true;
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    video.load();
  });
}
