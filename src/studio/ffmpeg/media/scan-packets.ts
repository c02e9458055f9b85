import { buildDemuxerArgs } from './media-container.ts';
import type { MediaContainer } from './media-container.ts';
import { parseProbe, type Probe } from './parse-probe.ts';
import { readFfprobeLines } from '../run-ffprobe.ts';

export type StreamPackets = {
  /** In seconds, in file order. Packets without a time are left out. */
  times: number[];
  endSeconds: number;
  keyframes: number[];
};

type Scan = { path: string; container: MediaContainer; signal?: AbortSignal; ffprobePath?: string };

const packetEntries = 'packet=stream_index,pts_time,dts_time,duration_time,flags';

/**
 * Reads the times of all packets without decoding, which shows how much of a file really exists. A long slow-motion clip
 * has 150,000 packets and more, each with a line in the report, so lines are short and parsed as a stream.
 */
export async function scanPackets({ path, container, signal, ffprobePath }: Scan) {
  const format = buildDemuxerArgs(container);
  const args = [...format, '-show_entries', packetEntries, '-of', 'csv=p=0'];
  const streams = new Map<number, StreamPackets>();
  await readFfprobeLines({ args, path, signal, ffprobePath }, (line) => addPacket(streams, line));
  return streams;
}

/**
 * The same together with the description of the file, for the price of one start of ffprobe. Its report has a line per
 * packet, which is not kept, before streams and format.
 */
export async function probeWithPackets({ path, container, signal, ffprobePath }: Scan) {
  const entries = `${packetEntries}:stream:format`;
  const args = [...buildDemuxerArgs(container), '-show_entries', entries, '-of', 'json=compact=1'];
  const packets = new Map<number, StreamPackets>();
  const report: string[] = [];
  await readFfprobeLines({ args, path, signal, ffprobePath }, (line) => {
    if (report.length === 0 && !descriptionStart.test(line)) addPacket(packets, packetFields(line));
    else report.push(line);
  });
  const probe: Probe = parseProbe(`{${report.join('\n')}`);
  return { probe, packets };
}

const descriptionStart = /^ *"(?:programs|streams|format)":/;

const fieldPatterns = ['stream_index', 'pts_time', 'dts_time', 'duration_time', 'flags'].map(
  (name) => new RegExp(`"${name}": "?([^",]*)`),
);

/** In the order of the short report. Side data, on lines of their own, have no time. */
const packetFields = (line: string): string =>
  fieldPatterns.map((pattern) => pattern.exec(line)?.[1] ?? '').join(',');

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
