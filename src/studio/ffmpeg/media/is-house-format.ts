import { findPicture, findSound } from './parse-probe.ts';
import type { Probe } from './parse-probe.ts';
import type { StreamPackets } from './scan-packets.ts';
import { videoFormats } from '../video-formats.ts';

type Packets = ReadonlyMap<number, StreamPackets>;

const frameSeconds = 1 / 30;
const groupFrames = 30;
const aacFrameSeconds = 1024 / 48_000;

/** Whether a file has all properties that joining by stream copy relies on, in any format; see house-format.ts. */
export function isHouseFormat(probe: Probe, packets: Packets): boolean {
  const picture = findPicture(probe);
  const sound = findSound(probe);
  if (!picture || !sound || probe.streams.length !== 2) return false;
  const expected = {
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    avg_frame_rate: '30/1',
    time_base: '1/15360',
    color_space: 'bt709',
    color_transfer: 'bt709',
    color_range: 'tv',
  };
  const hasPictureFormat = Object.entries(expected).every(
    ([name, value]) => picture[name as never] === value,
  );
  const hasSize = Object.values(videoFormats).some(
    ({ width, height }) => picture.width === width && picture.height === height,
  );
  const isTurned = picture.side_data_list?.some((data) => data.rotation) ?? false;
  const hasSoundFormat = sound.codec_name === 'aac' && sound.sample_rate === '48000' && sound.channels === 2;
  const frames = packets.get(picture.index);
  const samples = packets.get(sound.index);
  if (!hasPictureFormat || !hasSize || isTurned || !hasSoundFormat || !frames || !samples) return false;
  const endsTogether = Math.abs(frames.endSeconds - samples.endSeconds) <= aacFrameSeconds;
  return endsTogether && isConstant(frames.times) && hasEqualGroups(frames);
}

function isConstant(times: readonly number[]): boolean {
  const shown = times.toSorted((a, b) => a - b);
  return shown.every((time, frame) => Math.abs(time - frame * frameSeconds) < 0.001);
}

function hasEqualGroups({ times, keyframes }: StreamPackets): boolean {
  const groups = Math.ceil(times.length / groupFrames);
  return keyframes.length === groups && keyframes.every((frame, group) => frame === group * groupFrames);
}
