import { rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { buildJoinList } from '../house-format/build-join-args.ts';
import { readCodecHeader, type CodecHeader } from '../house-format/codec-header/codec-header.ts';
import { houseContainerArgs, houseFormat, houseVideoArgs } from '../house-format/house-format.ts';
import { copyWithHeader } from '../house-format/codec-header/copy-with-header.ts';
import { joinHeaders } from '../house-format/codec-header/joint-header.ts';

type JoinJob = {
  format: VideoFormat;
  clips: readonly { path: string; frames: number }[];
  workFolder: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/**
 * Writes the script that joins the clips' pictures, and returns its path. Throws RangeError if the size of a clip differs
 * from the format.
 */
export async function writeJoinList(job: JoinJob): Promise<string> {
  const entries = [];
  for (const [index, { path, frames }] of (await makeJoinable(job)).entries()) {
    // The concat demuxer only opens plain names next to its script, so the clips are linked there.
    const name = `join-${index}.mp4`;
    await rm(join(job.workFolder, name), { force: true });
    await symlink(resolve(path), join(job.workFolder, name));
    entries.push({ name, frames });
  }
  const listPath = join(job.workFolder, 'join.ffconcat');
  await writeFile(listPath, buildJoinList(entries));
  return listPath;
}

/** Keeps the clips if one header can hold all their parameter sets; otherwise re-encodes them. */
async function makeJoinable(job: JoinJob): Promise<JoinJob['clips']> {
  const { format, clips } = job;
  const headers = await Promise.all(clips.map(({ path }) => readCodecHeader(path)));
  assertFormat(format, headers);
  if (new Set(headers.map(({ hash }) => hash)).size === 1) return clips;
  const joint = joinHeaders(headers.map(({ bytes }) => bytes));
  const run = (args: string[]) => runFfmpeg({ args, signal: job.signal, ffmpegPath: job.tools?.ffmpegPath });
  if (joint) {
    // The joined file gets the header of the first clip.
    const path = join(job.workFolder, 'with-joint-header.mp4');
    await copyWithHeader({ from: clips[0]!.path, to: path, header: joint, run });
    return [{ ...clips[0]!, path }, ...clips.slice(1)];
  }
  const redone = [];
  for (const [index, clip] of clips.entries()) {
    const path = join(job.workFolder, `redone-${index}.mp4`);
    await run(['-y', '-i', clip.path, '-map', '0:v:0', ...houseVideoArgs(), ...houseContainerArgs(), path]);
    redone.push({ ...clip, path });
  }
  return redone;
}

function assertFormat(format: VideoFormat, headers: readonly CodecHeader[]): void {
  const { width, height } = houseFormat(format);
  const other = headers.findIndex((header) => header.width !== width || header.height !== height);
  const found = headers[other];
  if (!found) return;
  const sizes = `${found.width}×${found.height}, a ${format} video needs ${width}×${height}`;
  throw new RangeError(`segment ${other + 1} of ${headers.length} has ${sizes}`);
}
