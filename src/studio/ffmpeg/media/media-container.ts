import type { MediaKind } from './media-facts.ts';

export type MediaContainer = 'mp4' | 'matroska' | 'avi' | 'mp3' | 'wav' | 'aac' | 'ogg' | 'flac';

type ContainerTraits = {
  /** The only demuxer that may open the file, so that ffmpeg never guesses. */
  demuxer: string;
  kinds: readonly MediaKind[];
  /** Whether the header states a duration. For self-framing streams there is only ffmpeg's unreliable estimate. */
  declaresDuration: boolean;
};

const traits: Record<MediaContainer, ContainerTraits> = {
  mp4: { demuxer: 'mov', kinds: ['video', 'audio'], declaresDuration: true },
  matroska: { demuxer: 'matroska', kinds: ['video'], declaresDuration: true },
  avi: { demuxer: 'avi', kinds: ['video'], declaresDuration: true },
  mp3: { demuxer: 'mp3', kinds: ['audio'], declaresDuration: false },
  wav: { demuxer: 'wav', kinds: ['audio'], declaresDuration: true },
  aac: { demuxer: 'aac', kinds: ['audio'], declaresDuration: false },
  ogg: { demuxer: 'ogg', kinds: ['audio'], declaresDuration: false },
  flac: { demuxer: 'flac', kinds: ['audio'], declaresDuration: true },
};

const containerByExtension: Readonly<Record<string, MediaContainer>> = {
  mp4: 'mp4',
  mov: 'mp4',
  m4v: 'mp4',
  m4a: 'mp4',
  m4b: 'mp4',
  f4v: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  flac: 'flac',
};

/** Finds the container by the extension detected from the file's *content*, never from its name. */
export function findContainer(contentExtension: string | undefined): MediaContainer | null {
  return contentExtension === undefined ? null : (containerByExtension[contentExtension] ?? null);
}

export function canHold(container: MediaContainer, kind: MediaKind): boolean {
  return traits[container].kinds.includes(kind);
}

export function declaresDuration(container: MediaContainer): boolean {
  return traits[container].declaresDuration;
}

export function buildDemuxerArgs(container: MediaContainer): string[] {
  return ['-f', traits[container].demuxer];
}
