import { stat } from 'node:fs/promises';
import { damagedIfUnreadable } from '../damaged-if-unreadable.ts';
import { FfmpegError } from '../ffmpeg-error.ts';
import type { FfmpegTools } from '../ffmpeg-tools.ts';
import { identifyContent } from './identify-content.ts';
import { isHouseFormat } from './is-house-format.ts';
import { buildDemuxerArgs, declaresDuration } from './media-container.ts';
import type { MediaContainer } from './media-container.ts';
import type { MediaFacts, MediaKind } from './media-facts.ts';
import { defaultMediaLimits } from './media-limits.ts';
import type { MediaLimits } from './media-limits.ts';
import { MediaRefusal } from '../media-refusal.ts';
import type { MediaRefusalReason } from '../media-refusal.ts';
import {
  findPicture,
  findSound,
  parseAudioFacts,
  parseProbe,
  parseVideoFacts,
  probeArgs,
} from './parse-probe.ts';
import type { Probe } from './parse-probe.ts';
import { runFfprobe } from '../run-ffprobe.ts';
import { probeWithPackets, type StreamPackets } from './scan-packets.ts';

export type Inspection = {
  path: string;
  kind: MediaKind;
  limits?: Partial<MediaLimits>;
  tools?: Partial<FfmpegTools>;
  signal?: AbortSignal;
};

/** Tolerance for an encoder's padding, which extends a clip over the limit or its header past the last packet. */
const lengthSlackSeconds = 0.1;
const missingSlackSeconds = 0.5;

/**
 * Inspects an untrusted file without decoding pictures until their size is known to be safe. Throws MediaRefusal if the
 * file is at fault.
 */
export async function inspectMedia(inspection: Inspection): Promise<MediaFacts> {
  const { path, kind } = inspection;
  const limits = { ...defaultMediaLimits, ...inspection.limits };
  const sizeBytes = (await stat(path)).size;
  if (sizeBytes === 0) throw new MediaRefusal('empty-file');
  if (sizeBytes > limits.sizeBytes) throw new MediaRefusal('too-big');
  const container = await identifyContent(path, kind);

  const header = await probeHeader(inspection, container);
  assertWithinLimits(header, kind, limits);
  const { signal, tools } = inspection;
  const scan = probeWithPackets({ path, container, signal, ffprobePath: tools?.ffprobePath });
  const { probe: found, packets } = await refuseIfEndless(
    damagedIfUnreadable(scan),
    kind === 'video' ? 'frame-rate-too-high' : 'too-long',
  );
  assertWithinLimits(found, kind, limits);
  if (declaresDuration(container)) assertComplete(header, packets);

  const picture = kind === 'video' ? findPicture(found) : undefined;
  const sound = findSound(found);
  const main = packets.get((picture ?? sound)?.index ?? -1);
  if (!main || main.times.length === 0) throw new MediaRefusal('damaged');
  const video = picture && parseVideoFacts(picture);
  const lastFrameSeconds = lacksDuration(main) && video ? 1 / (video.framesPerSecond || 30) : 0;
  const startSeconds = Number(found.format.start_time ?? 0) || 0;
  const durationSeconds = main.endSeconds + lastFrameSeconds - startSeconds;
  if (durationSeconds > limits.durationSeconds + lengthSlackSeconds) throw new MediaRefusal('too-long');
  return {
    kind,
    container,
    durationSeconds,
    sizeBytes,
    ...(video && { video }),
    ...(sound && { audio: parseAudioFacts(sound) }),
    isHouseFormat: kind === 'video' && container === 'mp4' && isHouseFormat(found, packets),
  };
}

async function probeHeader({ path, tools, signal }: Inspection, container: MediaContainer) {
  const args = [...buildDemuxerArgs(container), '-nofind_stream_info', ...probeArgs];
  const report = runFfprobe({ args, path, signal, ffprobePath: tools?.ffprobePath });
  return parseProbe(await refuseIfEndless(damagedIfUnreadable(report), 'damaged'));
}

/** A report that exceeds its limit belongs to a file outside the limits. */
async function refuseIfEndless<T>(report: Promise<T>, reason: MediaRefusalReason): Promise<T> {
  return report.catch((error: unknown) => {
    const isEndless = error instanceof FfmpegError && error.failure === 'output-too-large';
    throw isEndless ? new MediaRefusal(reason, { cause: error }) : error;
  });
}

function assertWithinLimits(probe: Probe, kind: MediaKind, limits: MediaLimits): void {
  if (probe.streams.length === 0) throw new MediaRefusal('damaged');
  if (probe.streams.length > limits.streams) throw new MediaRefusal('too-many-streams');
  const pictures = probe.streams.filter((stream) => stream.codec_type === 'video');
  const widest = Math.max(0, ...pictures.map(({ width = 0, height = 0 }) => Math.max(width, height)));
  if (widest > limits.sidePixels) throw new MediaRefusal('picture-too-large');
  const seconds = Number(probe.format.duration ?? 0);
  if (seconds > limits.durationSeconds + lengthSlackSeconds) throw new MediaRefusal('too-long');
  const picture = findPicture(probe);
  if (kind === 'audio' && !findSound(probe)) throw new MediaRefusal('no-sound');
  if (kind === 'audio') return;
  if (!picture) throw new MediaRefusal('no-picture');
  if (parseVideoFacts(picture).framesPerSecond > limits.framesPerSecond)
    throw new MediaRefusal('frame-rate-too-high');
}

/** Compares the header's duration with the packets in the file. */
function assertComplete(header: Probe, packets: ReadonlyMap<number, StreamPackets>): void {
  const startSeconds = Number(header.format.start_time ?? 0) || 0;
  const isMissing = (declared: string | undefined, endSeconds: number) =>
    Number(declared ?? 0) - (endSeconds - startSeconds) > missingSlackSeconds;
  const ends = [...packets.values()].map((stream) => stream.endSeconds);
  const isStreamCut = [findPicture(header), findSound(header)].some(
    (stream) => stream && isMissing(stream.duration, packets.get(stream.index)?.endSeconds ?? 0),
  );
  if (isStreamCut || isMissing(header.format.duration, Math.max(0, ...ends)))
    throw new MediaRefusal('damaged');
}

function lacksDuration({ times, endSeconds }: StreamPackets): boolean {
  return endSeconds === times.reduce((latest, time) => Math.max(latest, time), 0);
}
