import { copyFile, open, readFile, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inspectMedia } from './inspect-media.ts';
import type { MediaKind } from './media-facts.ts';
import { defaultMediaLimits, type MediaLimits } from './media-limits.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';
import { makeMedia, testFolder } from '../test-media.ts';

const file = await testFolder();
const picture = 'testsrc2=s=160x120:r=30:d=2';
const sound = 'sine=d=2:r=44100';
const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

const verdictOn = (path: string, kind: MediaKind = 'video', limits: Partial<MediaLimits> = {}) =>
  inspectMedia({ path, kind, limits }).then(
    () => 'accepted',
    (error: { name?: string; reason?: string }) => error.reason ?? error,
  );

async function textFile(name: string, text: string) {
  await writeFile(file(name), text);
  return file(name);
}

describe('accepted video', () => {
  const h264 = ['-c:a', 'aac', ...fast];
  const webm = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'];
  it.each([
    ['clip.mp4', 'mp4', 'h264', 'aac', h264],
    ['clip.mov', 'mp4', 'h264', 'aac', h264],
    ['fragments.mp4', 'mp4', 'h264', 'aac', [...h264, '-movflags', '+frag_keyframe+empty_moov']],
    ['clip.mkv', 'matroska', 'h264', 'aac', h264],
    ['clip.webm', 'matroska', 'vp8', 'opus', webm],
    ['live.webm', 'matroska', 'vp8', 'opus', [...webm, '-live', '1']],
    ['clip.avi', 'avi', 'mpeg4', 'mp3', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
  ])('%s is recognised by its content', async (name, container, codec, audioCodec, options) => {
    const path = await makeMedia(file(name), [picture, sound], options);
    await copyFile(path, file(`${name}.bin`));
    const facts = await inspectMedia({ path: file(`${name}.bin`), kind: 'video' });
    expect(facts).toMatchObject({ container, video: { codec, width: 160, height: 120, rotation: 0 } });
    expect(facts).toMatchObject({ audio: { codec: audioCodec }, isHouseFormat: false });
    expect(facts.durationSeconds).toBeCloseTo(2, 1);
    expect(facts.video?.framesPerSecond).toBeCloseTo(30, 0);
  });

  it('a rotated phone clip has its displayed size', async () => {
    const flat = await makeMedia(file('flat.mp4'), [picture], fast);
    const turn = ['-metadata:s:v:0', 'rotate=90', '-c', 'copy', file('turned.mp4')];
    await runFfmpeg({ args: ['-i', flat, ...turn] });
    const facts = await inspectMedia({ path: file('turned.mp4'), kind: 'video' });
    expect(facts.video).toMatchObject({ width: 120, height: 160 });
    expect([90, 270]).toContain(facts.video?.rotation);
    expect(facts.audio).toBeUndefined();
  });
});

describe('accepted audio', () => {
  it.each([
    ['song.mp3', 'mp3', ['-c:a', 'libmp3lame']],
    ['song.wav', 'wav', ['-c:a', 'pcm_s16le']],
    ['song.m4a', 'mp4', ['-c:a', 'aac']],
    ['song.aac', 'aac', ['-c:a', 'aac', '-f', 'adts']],
    ['song.ogg', 'ogg', ['-c:a', 'libvorbis']],
    ['song.opus', 'ogg', ['-c:a', 'libopus']],
    ['song.flac', 'flac', ['-c:a', 'flac']],
  ])('%s is recognised by its content', async (name, container, options) => {
    const path = await makeMedia(file(name), [sound], options);
    const facts = await inspectMedia({ path, kind: 'audio' });
    expect(facts).toMatchObject({ container, audio: { channels: 1 } });
    expect(facts.durationSeconds).toBeGreaterThan(1.9);
    expect(facts.durationSeconds).toBeLessThan(2.15);
  });

  it('a song with cover art is audio, not video', async () => {
    const cover = await makeMedia(file('cover.png'), ['color=red:s=64x64:d=1'], ['-frames:v', '1']);
    const song = await makeMedia(file('plain.m4a'), [sound], ['-c:a', 'aac']);
    const attach = ['-map', '0', '-map', '1', '-c', 'copy', '-disposition:v:0', 'attached_pic'];
    await runFfmpeg({ args: ['-i', song, '-i', cover, ...attach, '-f', 'mp4', file('covered.mp4')] });
    expect((await inspectMedia({ path: file('covered.mp4'), kind: 'audio' })).video).toBeUndefined();
    expect(await verdictOn(file('covered.mp4'))).toBe('no-picture');
  });
});

describe('refused by content', () => {
  it('an empty file', async () =>
    expect(await verdictOn(await textFile('empty.mp4', ''))).toBe('empty-file'));

  it('text renamed to .mp4', async () => {
    const path = await textFile('note.mp4', 'Dear diary, today I made no video.\n'.repeat(50));
    expect(await verdictOn(path)).toBe('not-a-video');
    expect(await verdictOn(path, 'audio')).toBe('not-audio');
  });

  it.each([
    ['hls', '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:PORT/a.ts\n'],
    ['hls after a byte-order mark', '\uFEFF#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:PORT/a.ts\n'],
    ['ffconcat', "ffconcat version 1.0\nfile 'http://127.0.0.1:PORT/a.mp4'\n"],
    ['concat without header', "file 'http://127.0.0.1:PORT/a.mp4'\n"],
    ['dash', '<?xml version="1.0"?>\n<MPD><BaseURL>http://127.0.0.1:PORT/</BaseURL></MPD>'],
  ])('a playlist (%s), without a request or a run of ffprobe', async (_name, text) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const path = await textFile('list.mp4', text.replace('PORT', String(port)));
    const tools = { ffprobePath: file('there-is-no-such-program') };
    await expect(inspectMedia({ path, kind: 'video', tools })).rejects.toMatchObject({ reason: 'playlist' });
    expect(requests).toBe(0);
  });

  it('more than 200 MB', async () => {
    const path = await textFile('big.mp4', '');
    await truncate(path, defaultMediaLimits.sizeBytes + 1);
    expect(await verdictOn(path)).toBe('too-big');
  });

  it('sound given as video, video format given as audio', async () => {
    const song = await makeMedia(file('a.mp3'), [sound]);
    expect(await verdictOn(song)).toBe('not-a-video');
    const clip = await makeMedia(file('a.avi'), [picture], ['-c:v', 'mpeg4']);
    expect(await verdictOn(clip, 'audio')).toBe('not-audio');
  });
});

describe('rejected by size', () => {
  it('a video container without a picture, an audio file without sound', async () => {
    expect(await verdictOn(await makeMedia(file('sound-only.mp4'), [sound]))).toBe('no-picture');
    const mute = await makeMedia(file('mute.m4a'), [picture], [...fast, '-f', 'mp4']);
    expect(await verdictOn(mute, 'audio')).toBe('no-sound');
  });

  it('16,000 pixels wide, before anything is decoded', async () => {
    const png = ['-c:v', 'png', '-frames:v', '2'];
    const path = await makeMedia(file('wide.mov'), ['color=red:s=16000x16:r=30:d=1'], png);
    expect(await verdictOn(path)).toBe('picture-too-large');
  });

  it('4K in both orientations passes', async () => {
    const mjpeg = ['-c:v', 'mjpeg', '-frames:v', '1'];
    for (const size of ['4096x2160', '2160x3840']) {
      const path = await makeMedia(file(`${size}.mov`), [`color=red:s=${size}:r=30:d=1`], mjpeg);
      expect(await verdictOn(path)).toBe('accepted');
    }
  });

  it('longer than ten minutes; exactly ten minutes passes', async () => {
    const slow = (seconds: number) => [`color=red:s=64x64:r=1:d=${seconds}`];
    expect(await verdictOn(await makeMedia(file('long.mp4'), slow(601), fast))).toBe('too-long');
    expect(await verdictOn(await makeMedia(file('just.mp4'), slow(600), fast))).toBe('accepted');
  });

  it('too long without a duration in the header', async () => {
    const options = ['-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1'];
    const path = await makeMedia(file('endless.webm'), ['color=red:s=64x64:r=1:d=40'], options);
    expect(await verdictOn(path, 'video', { durationSeconds: 30 })).toBe('too-long');
    expect(await verdictOn(path, 'video', { durationSeconds: 41 })).toBe('accepted');
  });

  it('too many streams', async () => {
    const maps = Array.from({ length: 9 }, () => ['-map', '0:a']).flat();
    const path = await makeMedia(file('many.mp4'), [sound, picture], ['-map', '1:v', ...maps, ...fast]);
    expect(await verdictOn(path)).toBe('too-many-streams');
  });

  it('more than 240 frames a second', async () => {
    const path = await makeMedia(file('swift.mp4'), ['color=red:s=64x64:r=300:d=1'], fast);
    expect(await verdictOn(path)).toBe('frame-rate-too-high');
  });
});

/** Large enough for damage to reach the data of its frames. */
const detailed = 'testsrc2=s=320x240:r=30:d=2';
const faststart = [...fast, '-movflags', '+faststart'];
const whole = await makeMedia(file('whole.mp4'), [detailed, sound], faststart);
const indexLast = await makeMedia(file('index-last.mp4'), [detailed, sound], fast);

describe('damaged files', () => {
  it('an MP4 whose data is cut', async () => {
    const bytes = await readFile(whole);
    await writeFile(file('cut.mp4'), bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    expect(await verdictOn(whole)).toBe('accepted');
    expect(await verdictOn(file('cut.mp4'))).toBe('damaged');
  });

  it('an MP4 whose index is missing', async () => {
    const bytes = await readFile(indexLast);
    await writeFile(file('no-index.mp4'), bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    expect(await verdictOn(indexLast)).toBe('accepted');
    expect(await verdictOn(file('no-index.mp4'))).toBe('damaged');
  });

  it('an MP4 with whole boxes and missing packets', async () => {
    const bytes = await readFile(whole);
    const cut = Buffer.from(bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    const dataBox = bytes.indexOf('mdat') - 4;
    cut.writeUInt32BE(cut.length - dataBox, dataBox);
    await writeFile(file('patched.mp4'), cut);
    expect(await verdictOn(file('patched.mp4'))).toBe('damaged');
  });

  it.each([
    ['cut.mkv', 'video', fast],
    ['cut.avi', 'video', ['-c:v', 'mpeg4']],
    ['cut.wav', 'audio', ['-vn']],
    ['cut.flac', 'audio', ['-vn']],
  ] as const)('%s', async (name, kind, options) => {
    const path = await makeMedia(file(name), [detailed, sound], [...options]);
    expect(await verdictOn(path, kind)).toBe('accepted');
    const handle = await open(path, 'r+');
    await handle.truncate(Math.floor((await handle.stat()).size * 0.6));
    await handle.close();
    expect(await verdictOn(path, kind)).toBe('damaged');
  });

  it('an index of random bytes', async () => {
    const bytes = Buffer.from(await readFile(whole));
    bytes.fill(0x5a, bytes.indexOf('moov') + 4, bytes.indexOf('moov') + 300);
    await writeFile(file('noise.mp4'), bytes);
    expect(await verdictOn(file('noise.mp4'))).toBe('damaged');
  });
});
