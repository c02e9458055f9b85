import { buildDemuxerArgs } from './media-container.ts';
import type { MediaContainer } from './media-container.ts';
import { readFfprobeLines } from '../run-ffprobe.ts';

export type StreamPackets = {
  /** In seconds, in file order. Packets without a time are left out. */
  times: number[];
  endSeconds: number;
  keyframes: number[];
};

type Scan = { path: string; container: MediaContainer; signal?: AbortSignal; ffprobePath?: string };

/**
 * Reads the times of all packets without decoding, which shows how much of a file really exists. A long slow-motion clip
 * has 150,000 packets and more, each with a line in the report, so lines are short and parsed as a stream.
 */
export async function scanPackets({ path, container, signal, ffprobePath }: Scan) {
  const entries = 'packet=stream_index,pts_time,dts_time,duration_time,flags';
  const format = buildDemuxerArgs(container);
  const args = [...format, '-show_entries', entries, '-of', 'csv=p=0'];
  const streams = new Map<number, StreamPackets>();
  await readFfprobeLines({ args, path, signal, ffprobePath }, (line) => addPacket(streams, line));
  return streams;
}

/** Adds a line of the report; unknown values are `N/A`. */
export function addPacket(streams: Map<number, StreamPackets>, line: string): void {
  const [stream, presented, decoded, duration, flags] = line.split(',');
  const index = Number(stream);
  const time = seconds(presented) ?? seconds(decoded);
  if (!Number.isInteger(index) || time === null) return;
  const packets = streams.get(index) ?? { times: [], endSeconds: 0, keyframes: [] };
  streams.set(index, packets);
  if (flags?.startsWith('K')) packets.keyframes.push(packets.times.length);
  packets.times.push(time);
  packets.endSeconds = Math.max(packets.endSeconds, time + (seconds(duration) ?? 0));
}

function seconds(text: string | undefined): number | null {
  const value = Number(text === undefined || text === '' ? Number.NaN : text);
  return Number.isFinite(value) ? value : null;
}
