import { expect, test } from 'vitest';
import { suggestFraming, wholePicture, type Framing } from '#contract/framing.ts';
import { choiceOf, chooseFraming, framingChoices } from './framing-choice.ts';

const frame = { width: 720, height: 1280 };
const zoomed: Framing = { mode: 'fit', focusX: 0.2, focusY: 0.7, zoom: 2.4 };

test('a zoomed picture is never called fit', () => {
  expect(choiceOf(wholePicture)).toBe('fit');
  expect(choiceOf(zoomed)).toBe('closer');
  expect(choiceOf(suggestFraming({ width: 1920, height: 1080 }, frame))).toBe('closer');
  expect(choiceOf({ ...wholePicture, mode: 'fill' })).toBe('fill');
  expect(choiceOf({ ...zoomed, mode: 'fill' })).toBe('fill');
});

test('each choice yields a framing of that name, and only closer zooms', () => {
  for (const choice of framingChoices) {
    const chosen = chooseFraming(zoomed, choice);
    expect(choiceOf(chosen)).toBe(choice);
    expect(chosen.zoom > 1).toBe(choice === 'closer');
    expect(chosen).toMatchObject({ focusX: 0.2, focusY: 0.7 });
  }
});

test('closer zooms as much as a landscape clip begins with, and keeps a zoom that was chosen', () => {
  const begun = suggestFraming({ width: 1920, height: 1080 }, frame);
  expect(chooseFraming(wholePicture, 'closer')).toEqual(begun);
  expect(chooseFraming({ ...wholePicture, mode: 'fill', zoom: 2 }, 'closer')).toEqual(begun);
  expect(chooseFraming(begun, 'closer')).toEqual(begun);
  expect(chooseFraming(zoomed, 'closer')).toEqual(zoomed);
});
