import { buildDownloadUrl } from './download-url.ts';
import { saveBlob } from './save-blob.ts';

async function fetchVideo(videoUrl: string, fileName: string): Promise<Blob> {
  const response = await fetch(buildDownloadUrl(videoUrl, fileName, window.location.origin, Date.now()));
  if (!response.ok) throw new Error(`Downloading the video failed with status ${response.status}`);
  return response.blob();
}

export type SavedVideo = {
  videoUrl: string;
  fileName: string;
  /** Returns a new address. Called once if `videoUrl`, which is short-lived, is refused. */
  readFreshUrl: () => Promise<string>;
};

/** Saves a video on the device under its name. Throws if it cannot be downloaded. */
export async function saveVideo({ videoUrl, fileName, readFreshUrl }: SavedVideo): Promise<void> {
  const blob = await fetchVideo(videoUrl, fileName).catch(async () =>
    fetchVideo(await readFreshUrl(), fileName),
  );
  saveBlob(blob, fileName);
}
