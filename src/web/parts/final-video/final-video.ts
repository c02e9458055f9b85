/** A finished video. */
export type FinalVideo = {
  id: string;
  url: string;
  posterUrl: string | null;
  downloadFileName: string;
  durationSeconds: number | null;
  sizeBytes: number | null;
  /** As shown to users: 'MP4'. */
  format: string;
  width: number;
  height: number;
  /** The public page; null while the video is not shared. */
  shareUrl: string | null;
};
