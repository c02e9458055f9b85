import { Mp4OutputFormat, type Input } from 'mediabunny';
import { openInput } from './open-input.ts';
import { probePlayback, type Playback } from './probe-playback.ts';

export type ClipFacts = {
  /** Null if the browser cannot determine it; the server will. */
  durationSeconds: number | null;
  /** In pixels as displayed: rotated, and with square pixels. */
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  /** Whether this browser shows the clip's picture. */
  isPlayable: boolean;
  /** Whether this browser plays the clip and can copy its packets into an MP4. */
  isCuttable: boolean;
};

type ReadFacts = Omit<ClipFacts, 'isPlayable' | 'isCuttable'> & { isCopyable: boolean };

async function readFacts(input: Input): Promise<ReadFacts> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const videoCodec = (await video?.getCodec()) ?? null;
  const audioCodec = (await audio?.getCodec()) ?? null;
  const format = new Mp4OutputFormat();
  const isVideoCopyable = videoCodec !== null && format.getSupportedVideoCodecs().includes(videoCodec);
  const isAudioCopyable =
    !audio || (audioCodec !== null && format.getSupportedAudioCodecs().includes(audioCodec));
  return {
    durationSeconds: (await input.getDurationFromMetadata()) ?? (await input.computeDuration()),
    width: video ? await video.getDisplayWidth() : null,
    height: video ? await video.getDisplayHeight() : null,
    videoCodec,
    audioCodec,
    isCopyable: isVideoCopyable && isAudioCopyable,
  };
}

/** Null for a container that cannot be read here, such as AVI. */
async function findFacts(file: Blob): Promise<ReadFacts | null> {
  const input = openInput(file);
  try {
    return (await input.canRead()) ? await readFacts(input) : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

const finiteOrNull = (seconds: number | undefined): number | null =>
  seconds !== undefined && Number.isFinite(seconds) ? seconds : null;

const factsOfPlayback = (playback: Playback | null) => ({
  durationSeconds: finiteOrNull(playback?.durationSeconds),
  width: playback?.width ?? null,
  height: playback?.height ?? null,
  videoCodec: null,
  audioCodec: null,
});

/** The facts of a clip, and whether it plays and can be cut here; `url` plays the same file. Never throws. */
export async function openClip(file: Blob, url: string): Promise<ClipFacts> {
  const [facts, playback] = await Promise.all([findFacts(file), probePlayback(url)]);
  const isPlayable = playback !== null;
  if (!facts) return { ...factsOfPlayback(playback), isPlayable, isCuttable: false };
  const { isCopyable, ...known } = facts;
  return { ...known, isPlayable, isCuttable: isPlayable && isCopyable };
}
