import { rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { readCodecHeader } from '../house-format/codec-header.ts';
import { houseContainerArgs, houseVideoArgs } from '../house-format/house-format.ts';
import { buildJoinList } from './build-join-args.ts';

type JoinJob = {
  clips: readonly { path: string; frames: number }[];
  workDir: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** Writes the script by which the clips' pictures are joined, and returns where it is. */
export async function writeJoinList(job: JoinJob): Promise<string> {
  const entries = [];
  for (const [index, { path, frames }] of (await makeJoinable(job)).entries()) {
    // The concat demuxer opens only plain names beside its script, so the clips get such names there.
    const name = `join-${index}.mp4`;
    await rm(join(job.workDir, name), { force: true });
    await symlink(resolve(path), join(job.workDir, name));
    entries.push({ name, frames });
  }
  const listPath = join(job.workDir, 'join.ffconcat');
  await writeFile(listPath, buildJoinList(entries));
  return listPath;
}

/** Clips from one encoder are taken as they are. After its upgrade an old clip meets a new one: both are redone. */
async function makeJoinable({ clips, workDir, signal, tools }: JoinJob): Promise<JoinJob['clips']> {
  const headers = await Promise.all(clips.map(({ path }) => readCodecHeader(path, { signal, tools })));
  if (new Set(headers).size === 1) return clips;
  const redone = [];
  for (const [index, clip] of clips.entries()) {
    const path = join(workDir, `redone-${index}.mp4`);
    const args = ['-y', '-i', clip.path, '-map', '0:v:0', ...houseVideoArgs(), ...houseContainerArgs(), path];
    await runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath });
    redone.push({ ...clip, path });
  }
  return redone;
}
