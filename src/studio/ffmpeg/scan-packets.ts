import { buildDemuxerArgs } from './media-container.ts';
import type { MediaContainer } from './media-container.ts';
import { runFfprobe } from './run-ffprobe.ts';

export type StreamPackets = {
  /** In file order; seconds. A packet without a time is left out. */
  times: number[];
  endSeconds: number;
  keyframes: number[];
};

type Scan = { path: string; container: MediaContainer; signal?: AbortSignal; ffprobePath?: string };

/** Reads every packet's time without decoding any: the truth about how much of a file is there. */
export async function scanPackets({ path, container, signal, ffprobePath }: Scan) {
  const entries = 'packet=stream_index,pts_time,dts_time,duration_time,flags';
  const format = buildDemuxerArgs(container);
  const args = [...format, '-show_entries', entries, '-of', 'compact=p=0'];
  return parsePackets(await runFfprobe({ args, path, signal, ffprobePath }));
}

export function parsePackets(report: string): Map<number, StreamPackets> {
  const streams = new Map<number, StreamPackets>();
  for (const line of report.split('\n')) {
    const fields = new Map(line.split('|').map((field) => field.split('=', 2) as [string, string]));
    const index = Number(fields.get('stream_index'));
    const time = seconds(fields.get('pts_time')) ?? seconds(fields.get('dts_time'));
    if (!fields.has('stream_index') || time === null) continue;
    const packets = streams.get(index) ?? { times: [], endSeconds: 0, keyframes: [] };
    streams.set(index, packets);
    if (fields.get('flags')?.startsWith('K')) packets.keyframes.push(packets.times.length);
    packets.times.push(time);
    packets.endSeconds = Math.max(packets.endSeconds, time + (seconds(fields.get('duration_time')) ?? 0));
  }
  return streams;
}

function seconds(text: string | undefined): number | null {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}
