import { expect, it } from 'vitest';
import type { Cutout } from '../../raw-frames/cutout.ts';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import type { CutoutMethod } from '../clip/choose-cutout-method.ts';
import type { EngineChoice, SubjectPlace } from '../clip/look.ts';
import { findNotes } from './preview-notes.ts';

const [width, height] = [100, 200];
const asFilmed = { x: 0, y: 0, scale: 1 };
const matting: CutoutMethod = { engine: 'matting' };
const backdrop = { kind: 'green', angleDegrees: 225, chroma: 60, share: 0.9 } as const;
const keyed: CutoutMethod = { engine: 'chroma-key', backdrop, needsCoreMask: false };

function cutoutOf(alphaAt: (x: number, y: number) => number): Cutout {
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) alpha[y * width + x] = alphaAt(x, y);
  return { alpha, foreground: openPicture(new Uint8Array(pictureBytes(width, height)), width, height) };
}

/** Stands on the lower edge of the frame. */
const isPerson = (x: number, y: number) => Math.abs(x - 50) < 30 && y > 80;
const person = cutoutOf((x, y) => (isPerson(x, y) ? 255 : 0));
const nobody = cutoutOf(() => 0);

function notes(
  cutout: Cutout,
  cutoutMethod: CutoutMethod,
  engine: EngineChoice = 'auto',
  subject: SubjectPlace = asFilmed,
) {
  return findNotes({ cutouts: [cutout], cutoutMethod, engine, subject });
}

it('says nothing of a clean cutout', () => {
  expect(notes(person, matting)).toEqual([]);
  expect(notes(person, keyed)).toEqual([]);
});

it('says when nobody was found, which a keyer does not look for', () => {
  expect(notes(nobody, matting)).toEqual(['no-person']);
  expect(notes(nobody, keyed)).toEqual([]);
});

it('says when there was no colour to key', () => {
  expect(notes(person, matting, 'chroma-key')).toEqual(['no-backdrop']);
});

it('says when much of the outline is half transparent', () => {
  const soft = cutoutOf((x, y) => (isPerson(x, y) ? (Math.abs(x - 50) > 24 ? 120 : 255) : 0));
  expect(notes(soft, matting)).toEqual(['soft-edges']);
});

it('says when the screen is left over in places, and when clothes are near its colour', () => {
  const left = cutoutOf((x, y) => (isPerson(x, y) ? 255 : y < 8 ? 90 : 0));
  expect(notes(left, keyed)).toContain('uneven-backdrop');
  expect(notes(left, matting)).not.toContain('uneven-backdrop');
  expect(notes(person, { ...keyed, needsCoreMask: true })).toEqual(['clothes-near-key']);
});

it.each([
  [{ x: 0, y: -0.1, scale: 1 }, true],
  [{ x: 0, y: 0, scale: 0.7 }, true],
  [{ x: 0, y: 0.15, scale: 0.7 }, false],
  [{ x: 0.2, y: 0, scale: 1 }, false],
  [{ x: 0.2, y: 0, scale: 1.5 }, false],
])('reports when the clip’s lower edge visibly crops the subject: %j', (subject, isSeen) => {
  expect(notes(person, matting, 'auto', subject)).toEqual(isSeen ? ['subject-cut-off'] : []);
});
