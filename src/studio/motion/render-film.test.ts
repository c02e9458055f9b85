import { mkdir, readdir, readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { drawStill } from './draw-still.ts';
import { renderFilm } from './render-film.ts';
import { film, psnr, readFrames, title } from './test-films.ts';

const file = await testFolder();

const sample = film([
  {
    kind: 'fill',
    from: 0,
    to: 10,
    fill: {
      kind: 'linear',
      angle: 30,
      stops: [
        { at: 0, colour: '#203050' },
        { at: 1, colour: '#c06080' },
      ],
    },
  },
  {
    kind: 'shape',
    shape: { kind: 'rect', box: { x: 60, y: 60, width: 200, height: 120 }, radius: 20 },
    fill: '#f0d060',
    from: 0,
    to: 10,
    transform: {
      x: [
        { frame: 0, value: 0 },
        { frame: 9, value: 300 },
      ],
    },
  },
  {
    kind: 'text',
    block: title('The same picture in the end'),
    position: { x: 60, y: 320 },
    style: { fill: '#ffffff' },
    from: 0,
    to: 10,
    appear: { by: 'word', how: 'rise', frames: 4, stagger: 1 },
  },
]);

test('a still is the frame of the clip, and the same film gives the same bytes', async () => {
  const fractions: number[] = [];
  const render = (outputPath: string) =>
    renderFilm({
      film: sample,
      outputPath,
      workFolder: file('.'),
      onProgress: (share) => void fractions.push(share),
    });
  expect(await render(file('film.mp4'))).toEqual({ durationSeconds: 10 / 30, frames: 10 });
  expect(fractions.at(-1)).toBe(1);
  const frames = await readFrames(file('film.mp4'));
  expect(frames.length).toBe(10);
  const still = (await drawStill(sample, 6)).data();
  expect(psnr(frames[6]!, still)).toBeGreaterThan(32);
  // Control: the previous frame differs.
  expect(psnr(frames[5]!, still)).toBeLessThan(28);

  await render(file('again.mp4'));
  expect(await readFile(file('again.mp4'))).toEqual(await readFile(file('film.mp4')));
});

test('a frame outside the film is refused', async () => {
  await expect(drawStill(sample, 10)).rejects.toThrow(RangeError);
});

test('a film without speech is silent, and its frames fill the format', async () => {
  const probe = ['-v', 'error', '-count_packets', '-show_streams', '-of', 'json', file('film.mp4')];
  const { stdout } = await promisify(execFile)('ffprobe', probe);
  const [video, audio] = JSON.parse(stdout).streams;
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 720,
    height: 720,
    pix_fmt: 'yuv420p',
    color_space: 'bt709',
    r_frame_rate: '30/1',
    nb_read_packets: '10',
  });
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
  expect(await measureLoudness({ path: file('film.mp4') })).toMatchObject({ integratedLufs: null });
});

test('aborting stops the thread, the encoder and the decoder of a video, and leaves no file', async () => {
  const workFolder = file('aborted');
  await mkdir(workFolder);
  const path = await makeMedia(file('long.mp4'), ['testsrc2=s=320x320:r=30:d=3'], ['-c:v', 'libx264']);
  const box = { x: 0, y: 0, width: 720, height: 720 };
  const long = film([{ kind: 'video', path, startSeconds: 0, box, fit: 'fill', from: 0, to: 900 }], 900);
  const abort = new AbortController();
  const begun = Promise.withResolvers<void>();
  const outcome = renderFilm({
    film: long,
    outputPath: `${workFolder}/film.mp4`,
    workFolder,
    signal: abort.signal,
    onProgress: () => begun.resolve(),
  }).then(
    () => 'finished',
    (error: Error) => error.name,
  );
  await begun.promise;
  expect(await findProcesses(path)).toBe(1);
  abort.abort();
  expect(await outcome).toBe('AbortError');
  await expect.poll(() => findProcesses(path)).toBe(0);
  expect(
    process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'ProcessWrap'),
  ).toEqual([]);
  expect(await readdir(workFolder)).toEqual([]);
});

test('an undrawable film fails with its reason and leaves no file @fix-053', async () => {
  const workFolder = file('failed');
  await mkdir(workFolder);
  const broken = film(
    [{ kind: 'picture', path: file('none.png'), box: { x: 0, y: 0, width: 9, height: 9 }, from: 0, to: 3 }],
    3,
  );
  await expect(
    renderFilm({ film: broken, outputPath: `${workFolder}/film.mp4`, workFolder }),
  ).rejects.toThrow(/none\.png/);
  expect(await readdir(workFolder)).toEqual([]);
});

/** The number of running programs with this file among their arguments. */
async function findProcesses(path: string): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => command.includes(path)).length;
}
