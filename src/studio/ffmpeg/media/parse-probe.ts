import type { AudioFacts, VideoFacts } from './media-facts.ts';

type ProbeStream = {
  index: number;
  codec_type?: string;
  codec_name?: string;
  profile?: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  field_order?: string;
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  time_base?: string;
  duration?: string;
  color_space?: string;
  color_transfer?: string;
  color_range?: string;
  sample_rate?: string;
  channels?: number;
  disposition?: { attached_pic?: number };
  side_data_list?: { rotation?: number }[];
};

/** The output of `ffprobe -of json`. */
export type Probe = { streams: ProbeStream[]; format: { duration?: string; start_time?: string } };

export const probeArgs = ['-show_streams', '-show_format', '-of', 'json'];

export function parseProbe(json: string): Probe {
  const report = JSON.parse(json) as Partial<Probe>;
  return { streams: report.streams ?? [], format: report.format ?? {} };
}

/** The first video stream that can be decoded. Cover art, a picture attached to sound, does not count. */
export function findPicture(probe: Probe): ProbeStream | undefined {
  return probe.streams.find(
    (stream) => stream.codec_type === 'video' && stream.codec_name && stream.disposition?.attached_pic !== 1,
  );
}

export function findSound(probe: Probe): ProbeStream | undefined {
  return probe.streams.find((stream) => stream.codec_type === 'audio' && stream.codec_name);
}

export function parseVideoFacts(stream: ProbeStream): VideoFacts {
  const rotation = parseRotation(stream);
  const pixelAspect = parseRatio(stream.sample_aspect_ratio?.replace(':', '/')) || 1;
  const storedWidth = Math.round((stream.width ?? 0) * pixelAspect);
  const storedHeight = stream.height ?? 0;
  const isTurned = rotation === 90 || rotation === 270;
  return {
    streamIndex: stream.index,
    codec: stream.codec_name ?? '',
    width: isTurned ? storedHeight : storedWidth,
    height: isTurned ? storedWidth : storedHeight,
    framesPerSecond: parseRatio(stream.avg_frame_rate) || parseRatio(stream.r_frame_rate),
    rotation,
    pixelFormat: stream.pix_fmt ?? '',
    isInterlaced: /^(tt|bb|tb|bt)$/.test(stream.field_order ?? ''),
    colorSpace: declared(stream.color_space),
    colorTransfer: declared(stream.color_transfer),
  };
}

export function parseAudioFacts(stream: ProbeStream): AudioFacts {
  return {
    streamIndex: stream.index,
    codec: stream.codec_name ?? '',
    sampleRate: Number(stream.sample_rate ?? 0),
    channels: stream.channels ?? 0,
  };
}

/** "30000/1001" → 29.97; "0/0" and nonsense → 0. */
export function parseRatio(text: string | undefined): number {
  const [top, bottom] = (text ?? '').split('/').map(Number);
  return top && bottom ? top / bottom : 0;
}

/** ffprobe counts anticlockwise: its -90 is a clockwise quarter turn. */
function parseRotation(stream: ProbeStream): VideoFacts['rotation'] {
  const counted = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const clockwise = (((Math.round(-counted / 90) * 90) % 360) + 360) % 360;
  return clockwise as VideoFacts['rotation'];
}

function declared(value: string | undefined): string | null {
  return value === undefined || value === 'unknown' ? null : value;
}
