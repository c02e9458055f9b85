export type Playback = { durationSeconds: number; width: number; height: number };

/** A file that takes longer to open would not play well either. */
const timeoutMs = 10_000;

/**
 * Probes the file in the browser's own player: null when it shows no picture. HEVC without a decoder plays its
 * sound alone, with a picture of 0×0 and no error.
 */
export function probePlayback(url: string): Promise<Playback | null> {
  const video = document.createElement('video');
  return new Promise<Playback | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const answer = (playback: Playback | null) => {
      clearTimeout(timer);
      resolve(playback);
    };
    video.addEventListener('error', () => answer(null));
    video.addEventListener('loadedmetadata', () =>
      answer(
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
