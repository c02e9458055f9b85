import { expect, test } from 'vitest';
import { wholePicture } from '#contract/framing.ts';
import type { BackgroundPart, ClipPart, VideoPart } from '#contract/video-parts.ts';
import { clipRecipe, previewRecipe, videoRecipe } from './recipes.ts';

const clip: ClipPart = {
  role: 'clip',
  mediaId: 'm',
  uploadId: 'u',
  engine: 'auto',
  softness: 0.5,
  shadow: 0,
  subject: { x: 0, y: 0, scale: 1 },
  sound: 'own',
  overlayText: '',
  overlayPlace: 'top',
};
const blue: BackgroundPart = { role: 'background', source: 'color', colour: '#0000ff' };

const looks: Partial<ClipPart>[] = [
  { mediaId: 'other' },
  { engine: 'matting' },
  { softness: 0.4 },
  { shadow: 0.1 },
  { subject: { x: 0.1, y: 0, scale: 1 } },
  { subject: { x: 0, y: 0.1, scale: 1 } },
  { overlayText: 'Hello' },
];
const backgrounds: BackgroundPart[] = [
  { role: 'background', source: 'color', colour: '#0000fe' },
  { role: 'background', source: 'image', uploadId: 'b', fit: 'fill' },
  { role: 'background', source: 'image', uploadId: 'b', fit: 'fit' },
  { role: 'background', source: 'video', uploadId: 'b', fit: 'fit' },
  { role: 'background', source: 'built-in', backgroundId: 'office' },
  { role: 'background', source: 'blur', strength: 0.5 },
];

test('changes of the picture change the recipes of a replaced background and of its preview', () => {
  const pairs = [
    { clip, background: blue },
    ...looks.map((look) => ({ clip: { ...clip, ...look }, background: blue })),
    ...backgrounds.map((background) => ({ clip, background })),
  ];
  expect(new Set(pairs.map((parts) => videoRecipe([parts.clip, parts.background]))).size).toBe(pairs.length);
  expect(new Set(pairs.map(previewRecipe)).size).toBe(pairs.length);
});

test('the sound changes the video’s recipe but not its preview’s; the text position without text changes neither', () => {
  const louder = { ...clip, sound: 'both' } as const;
  const lower = { ...clip, overlayPlace: 'bottom' } as const;
  expect(videoRecipe([louder, blue])).not.toBe(videoRecipe([clip, blue]));
  expect(previewRecipe({ clip: louder, background: blue })).toBe(previewRecipe({ clip, background: blue }));
  expect(videoRecipe([lower, blue])).toBe(videoRecipe([clip, blue]));
  expect(videoRecipe([clip])).toBeNull();
});

test('portrait clips keep their recipes from before there were other formats', () => {
  const upload = {
    userId: 'u',
    contentHash: 'h',
    startSeconds: null,
    endSeconds: null,
    overlayText: '',
    framing: null,
  };
  expect(clipRecipe({ ...upload, format: '9:16' })).toBe('2b294dca305dc47d8f1a2f25434428061f371ebc');
  expect(clipRecipe({ ...upload, format: '1:1' })).not.toBe(clipRecipe({ ...upload, format: '9:16' }));
});

test('each framing changes a clip’s recipe', () => {
  const upload = { userId: 'u', contentHash: 'h', startSeconds: null, endSeconds: null, overlayText: '' };
  const framings = [
    null,
    wholePicture,
    { ...wholePicture, mode: 'fill' as const },
    { ...wholePicture, zoom: 1.1 },
    { ...wholePicture, focusX: 0.4 },
    { ...wholePicture, focusY: 0.4 },
  ];
  const names = framings.map((framing) => clipRecipe({ ...upload, format: '9:16', framing }));
  expect(new Set(names).size).toBe(framings.length);
});

test('videos keep their recipes from before the clip’s sound had a level', () => {
  const recipe = (volume?: number) =>
    videoRecipe([
      { role: 'hook', mediaId: 'h' },
      { role: 'product', mediaId: 'p', uploadId: 'u', volume },
      { role: 'music', source: 'none' },
    ]);
  expect(recipe()).toBe('a6d148a6943be2b67375a9b8d0d96233e7ef9c9b');
  expect(recipe(100)).toBe(recipe());
  expect(new Set([100, 99, 1, 0].map(recipe)).size).toBe(4);
});

test('a silent B-roll is named without music, and each track gives another name', () => {
  const photos: VideoPart = { role: 'photos', photos: [], style: 'calm', durationSeconds: 5 };
  const music = { role: 'music', source: 'library', volume: 75 } as const;
  const recipes = ['picnic-day', 'gold-room'].map((trackId) => videoRecipe([photos, { ...music, trackId }]));
  expect(videoRecipe([photos])).toBe('cba8f500e060d7cb06f5c872f28cc78c959a168a');
  expect(new Set([...recipes, videoRecipe([photos])]).size).toBe(3);
});
