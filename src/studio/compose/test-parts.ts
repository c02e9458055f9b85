import { readFile } from 'node:fs/promises';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { makeMedia } from '../ffmpeg/test-media.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseFrameRate,
  houseVideoArgs,
} from '../house-format/house-format.ts';
import type { Music, Segment } from './timeline.ts';

/** Voices are equal and music is inverted on the two channels, so that a test can separate them in the result. */
const middle = 'aformat=channel_layouts=stereo,pan=stereo|c0=c0|c1=c0';
const sides = 'aformat=channel_layouts=stereo,pan=stereo|c0=c0|c1=-1*c0';

export const testSpeech = `anoisesrc=c=pink:r=48000:seed=1:d=4,highpass=f=200,lowpass=f=4000,volume='if(lt(mod(t,0.7),0.5),1,0.01)':eval=frame`;
export const testNoise = 'anoisesrc=c=brown:r=48000:seed=2:d=4';
export const testSilence = 'anullsrc=r=48000:cl=stereo';
export const testSong = (seconds: number) =>
  `aevalsrc='0.4*sin(2*PI*220*t)+0.3*sin(2*PI*997*t)':s=48000:d=${seconds}`;

/** A picture in house format, without sound. */
export async function makeTestPicture(
  path: string,
  { format, source, frames }: { format?: VideoFormat; source: string; frames: number },
): Promise<{ path: string; frames: number }> {
  const { width, height } = houseFormat(format);
  const encoding = ['-frames:v', `${frames}`, ...houseVideoArgs(), '-an', ...houseContainerArgs()];
  await makeMedia(path, [`${source}=s=${width}x${height}:r=${houseFrameRate}`], encoding);
  return { path, frames };
}

/** A segment with a copied picture and a sound. */
export async function makeTestSegment(
  path: string,
  part: { picture: { path: string; frames: number }; source: string; sound: Segment['sound'] },
): Promise<Segment> {
  const { picture, source, sound } = part;
  const durationSeconds = picture.frames / houseFrameRate;
  const audio = `${source},${middle},apad,atrim=end=${durationSeconds}`;
  const inputs = ['-i', picture.path, '-f', 'lavfi', '-i', audio];
  const streams = ['-map', '0:v', '-map', '1:a', '-c:v', 'copy'];
  const args = ['-y', ...inputs, ...streams, ...houseAudioArgs(), ...houseContainerArgs(), path];
  await runFfmpeg({ args });
  return { path, durationSeconds, loudness: await measureLoudness({ path }), sound };
}

export async function makeTestMusic(
  path: string,
  { source, durationSeconds, volume }: { source: string; durationSeconds: number; volume: number },
): Promise<Music> {
  await makeMedia(path, [`${source},${sides}`], ['-c:a', 'flac']);
  return { path, durationSeconds, loudness: await measureLoudness({ path }), volume };
}

/** RMS levels, in dB, of the voices and of the music within a span of the finished sound. */
export async function readLevels(path: string) {
  await runFfmpeg({ args: ['-y', '-i', path, '-vn', '-f', 'f32le', '-c:a', 'pcm_f32le', `${path}.pcm`] });
  const bytes = await readFile(`${path}.pcm`);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return (fromSeconds: number, toSeconds: number) => {
    let [voices, music] = [0, 0];
    const [from, to] = [fromSeconds, toSeconds].map((at) => Math.round(at * 48_000)) as [number, number];
    for (let at = from; at < to; at++) {
      const [left, right] = [samples[2 * at]!, samples[2 * at + 1]!];
      voices += ((left + right) / 2) ** 2 / (to - from);
      music += ((left - right) / 2) ** 2 / (to - from);
    }
    return { voicesDb: 10 * Math.log10(voices + 1e-12), musicDb: 10 * Math.log10(music + 1e-12) };
  };
}

/** Hashes of the video packets, in the order of the file. */
export const readPacketHashes = async (path: string): Promise<string[]> => (await readPackets(path)).hashes;

/** The streams, and hashes and times of the video packets, in the order of the file. */
export async function readPackets(path: string) {
  const entries = 'stream=codec_name,width,height,start_pts,duration_ts,nb_frames';
  const packetEntries = 'packet=stream_index,pts,data_hash';
  const args = ['-show_data_hash', 'md5', '-show_entries', `${entries}:${packetEntries}`, '-of', 'json'];
  const report = JSON.parse(await runFfprobe({ args, path })) as {
    streams: object[];
    packets: { stream_index: number; pts: number; data_hash: string }[];
  };
  const packets = report.packets.filter((packet) => packet.stream_index === 0);
  return {
    streams: report.streams,
    hashes: packets.map((packet) => packet.data_hash),
    times: packets.map(({ pts }) => pts),
  };
}
