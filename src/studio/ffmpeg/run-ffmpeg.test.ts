import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { buildFfmpegArgs } from './build-ffmpeg-args.ts';
import { FfmpegError } from './ffmpeg-error.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { shellCommand } from './run-process.ts';
import { buildLimitedCommand } from './spawn-limited.ts';
import { makeMedia, testFolder } from './test-media.ts';

const file = await testFolder();
/** A run that never ends by itself. */
const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=30', '-f', 'null', '-'];

describe('buildFfmpegArgs', () => {
  it('restricts every input and keeps the output last', () => {
    const args = buildFfmpegArgs(['-i', 'a', '-i', 'b', '-c', 'copy', 'out.mp4']);
    const guarded = args.filter((arg, at) => arg === '-i' && args.slice(at - 4, at).includes('file,pipe'));
    expect(guarded).toHaveLength(2);
    expect(args.at(-1)).toBe('out.mp4');
    expect(args).toEqual(expect.arrayContaining(['-nostdin', '-max_alloc', '-progress']));
  });

  it('keeps a chosen log level', () => {
    expect(buildFfmpegArgs(['-v', 'info', '-i', 'a', 'b']).filter((arg) => arg === '-v')).toHaveLength(1);
  });
});

describe('buildLimitedCommand', () => {
  it('limits address space and file size where prlimit exists', () => {
    const command = buildLimitedCommand('ffmpeg', ['-i', 'a'], { maxOutputBytes: 9, hasPrlimit: true });
    expect(command[0]).toBe('/usr/bin/prlimit');
    expect(command).toContain('--fsize=9');
    expect(command.slice(-3)).toEqual(['ffmpeg', '-i', 'a']);
  });

  it('runs the program without limits elsewhere', () => {
    expect(buildLimitedCommand('ffmpeg', ['-i'], { hasPrlimit: false })).toEqual(['ffmpeg', '-i']);
  });
});

it('a logged command can be pasted', () => {
  const command = shellCommand('ffmpeg', ['-i', "it's here.mp4", '-vf', 'scale=1:2']);
  expect(command).toBe(`ffmpeg -i 'it'\\''s here.mp4' -vf scale=1:2`);
});

describe('runFfmpeg', () => {
  it('reports progress that rises to 1', async () => {
    const fractions: number[] = [];
    const args = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:d=2', '-f', 'null', '-'];
    await runFfmpeg({ args, durationSeconds: 2, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('encodes frames fed through its input', async () => {
    async function* frames() {
      for (let frame = 0; frame < 10; frame++) yield Buffer.alloc(64 * 64 * 4, frame);
    }
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', '64x64', '-r', '30', '-i', 'pipe:0'];
    const path = file('fed.mp4');
    await runFfmpeg({ args: [...raw, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', path], input: frames() });
    expect(existsSync(path)).toBe(true);
  });

  it('passes on errors of the input', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(64);
      throw new RangeError('the painter fell ill');
    }
    const args = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '8x8', '-i', 'pipe:0', '-f', 'null', '-'];
    await expect(runFfmpeg({ args, input: broken() })).rejects.toThrow('the painter fell ill');
  });

  it('rejects with an AbortError when aborted before or during the run', async () => {
    const early = AbortSignal.abort();
    await expect(runFfmpeg({ args: endless, signal: early })).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const run = runFfmpeg({
      args: endless,
      signal: controller.signal,
      durationSeconds: 1e6,
      onProgress: () => controller.abort(),
    });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('stops at its time limit', async () => {
    const run = runFfmpeg({ args: endless, timeoutMs: 300 });
    await expect(run).rejects.toMatchObject({ name: 'FfmpegError', failure: 'timeout' });
  });

  it('reports the failure with exit code and last output', async () => {
    const error = await runFfmpeg({ args: ['-i', file('absent.mp4'), 'x.mp4'] }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(FfmpegError);
    expect(error).toMatchObject({ failure: 'exit', exitCode: 1 });
    expect(error.stderrTail).toContain('No such file');
  });

  it('reports a missing program', async () => {
    const run = runFfmpeg({ args: endless, ffmpegPath: file('no-such-ffmpeg') });
    await expect(run).rejects.toBeInstanceOf(FfmpegError);
  });

  it('stops when the output grows too large', async () => {
    const args = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=30', '-c:v', 'rawvideo', file('huge.avi')];
    await expect(runFfmpeg({ args, maxOutputBytes: 3_000_000 })).rejects.toBeInstanceOf(FfmpegError);
  });

  it('a playlist cannot make ffmpeg open a URL', async () => {
    let requests = 0;
    const server = createServer((_request, response) => void (requests++, response.end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await writeFile(file('list.mp4'), `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n`);
    const run = runFfmpeg({ args: ['-i', file('list.mp4'), '-f', 'null', '-'] });
    await expect(run).rejects.toBeInstanceOf(FfmpegError);
    server.close();
    expect(requests).toBe(0);
  });

  it('4K with x264 fits into the limited address space', async () => {
    const options = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    const path = await makeMedia(file('4k.mp4'), ['color=red:s=4096x2160:r=30:d=0.2'], options);
    await runFfmpeg({ args: ['-i', path, '-vf', 'scale=720:-2', '-c:v', 'libx264', file('small.mp4')] });
    expect(existsSync(file('small.mp4'))).toBe(true);
  });
});
