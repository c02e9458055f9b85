import { safeArea } from '#studio/motion/safe-area.ts';
import type { Film, Layer } from '#studio/motion/film.ts';
import { layOutText } from '#studio/motion/text/lay-out-text.ts';

const spoken = 'Stop scrolling for a moment and look at what this small team made for your mornings'.split(
  ' ',
);
const framesPerCaption = 50;

/** Ten seconds with the features of a reel: two videos, a photo, titles, word captions, shapes, camera and grade. */
export function typicalFilm(files: { video: string; photo: string }): Film {
  const frames = 300;
  const area = safeArea('9:16');
  const frameBox = { x: 0, y: 0, width: 720, height: 1280 };
  const title = layOutText({
    text: 'Mornings, made simple',
    font: { typeface: 'sora', weight: 800 },
    size: 84,
    maxWidth: area.width,
    align: 'start',
  });
  const layers: Layer[] = [
    {
      kind: 'fill',
      from: 0,
      to: frames,
      fill: {
        kind: 'linear',
        angle: 70,
        stops: [
          { at: 0, colour: '#18243c' },
          { at: 1, colour: '#b0446c' },
        ],
      },
    },
    ...[0, 1, 2, 3, 4].map((index): Layer => ({
      kind: 'shape',
      from: 0,
      to: frames,
      depth: 0.5 + index * 0.2,
      shape: { kind: 'circle', x: 120 + index * 130, y: 300 + index * 170, radius: 60 + index * 30 },
      fill: `rgba(255,${160 + index * 20},120,0.35)`,
      transform: {
        y: [
          { frame: 0, value: 0 },
          { frame: frames, value: -200 },
        ],
      },
    })),
    {
      kind: 'picture',
      from: 60,
      to: 130,
      path: files.photo,
      box: frameBox,
      crop: {
        x: [
          { frame: 60, value: 0 },
          { frame: 130, value: 160 },
        ],
        y: 40,
        width: [
          { frame: 60, value: 1000 },
          { frame: 130, value: 860 },
        ],
      },
      reveal: {
        how: 'iris',
        progress: [
          { frame: 60, value: 0 },
          { frame: 75, value: 1, ease: 'out-cubic' },
        ],
      },
    },
    { kind: 'video', from: 130, to: 200, path: files.video, startSeconds: 1, box: frameBox, fit: 'fill' },
    {
      kind: 'video',
      from: 200,
      to: 270,
      path: files.video,
      startSeconds: 4,
      box: frameBox,
      fit: 'fit-blurred',
      transform: {
        opacity: [
          { frame: 200, value: 0 },
          { frame: 208, value: 1 },
        ],
      },
    },
    {
      kind: 'text',
      from: 0,
      to: 60,
      block: title,
      position: { x: area.x, y: 380 },
      style: { fill: '#ffffff' },
      appear: { by: 'word', how: 'mask', frames: 14, stagger: 4 },
      leave: { by: 'line', how: 'fade', frames: 8 },
    },
    ...captions(frames),
  ];
  const zoom = [
    { frame: 0, value: 1 },
    { frame: frames, value: 1.12 },
  ];
  return { format: '9:16', frames, layers, camera: { zoom }, grade: { vignette: 0.35, grain: 0.15 } };
}

function captions(frames: number): Layer[] {
  const area = safeArea('9:16');
  const count = Math.floor(frames / framesPerCaption);
  return Array.from({ length: count }, (_, index): Layer => {
    const from = index * framesPerCaption;
    const words = spoken.slice((index * 3) % 12, ((index * 3) % 12) + 4);
    const block = layOutText({
      text: words.join(' '),
      font: { typeface: 'inter', weight: 800 },
      size: 56,
      maxWidth: area.width,
      align: 'center',
    });
    const times = words.map((_, at) => from + at * 11);
    return {
      kind: 'text',
      from,
      to: from + framesPerCaption,
      block,
      position: { x: area.x, y: area.y + area.height - block.height },
      style: { fill: '#ffffff', shadow: { colour: 'rgba(0,0,0,0.6)', blur: 16, y: 3 } },
      appear: { by: 'word', how: 'pop', frames: 8, times },
      highlight: { times, fill: '#ffd860' },
    };
  });
}
