import type { MediaContainer } from './media-container.ts';

export type MediaKind = 'video' | 'audio';

export type VideoFacts = {
  streamIndex: number;
  codec: string;
  /** Pixels as shown: after rotation, and with square pixels. */
  width: number;
  height: number;
  framesPerSecond: number;
  /** Degrees clockwise by which the stored picture is rotated for display. */
  rotation: 0 | 90 | 180 | 270;
  pixelFormat: string;
  /** Each frame holds two moments, in its odd and its even lines, as in camcorder recordings. */
  isInterlaced: boolean;
  /** As declared in the file; null if undeclared. */
  colorSpace: string | null;
  colorTransfer: string | null;
};

export type AudioFacts = { streamIndex: number; codec: string; sampleRate: number; channels: number };

export type MediaFacts = {
  kind: MediaKind;
  container: MediaContainer;
  /** Duration of the picture for a video, of the sound for audio, counted from the packets in the file. */
  durationSeconds: number;
  sizeBytes: number;
  video?: VideoFacts;
  audio?: AudioFacts;
  /** Already in house format, so that it can be copied. */
  isHouseFormat: boolean;
};
