import { createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { storyStyles, type StoryStyle } from '../styles/styles.ts';
import { openBrush, type Light } from './brush.ts';

const light: Light = { x: -0.6, y: -0.8, key: '#fff3e0', ambient: '#8fa0c8', strength: 0.8, night: false };

/** A red ball on white, 80 wide, painted in a context that is turned by `turn`. */
function paintBall(style: StoryStyle, turn = 0) {
  const context = createCanvas(80, 80).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 80, 80);
  const brush = openBrush(context, { style, light, unit: 0.5 });
  context.translate(40, 40);
  context.rotate(turn);
  const ball = new Path2D();
  ball.arc(0, 0, 30, 0, Math.PI * 2);
  const box = { x: -30, y: -30, width: 60, height: 60 };
  brush.form(ball, box, { colour: 'crimson', roundness: 1, outline: 0 });
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.each(storyStyles)('%s paints a shape darker on the side away from the light', (style) => {
  const at = paintBall(style);
  expect(sum(at(28, 24))).toBeGreaterThan(sum(at(57, 63)) + 12);
});

test.each(storyStyles)('%s lights a shape from the same side when its context is rotated', (style) => {
  const at = paintBall(style, Math.PI);
  expect(sum(at(28, 24))).toBeGreaterThan(sum(at(57, 63)) + 12);
});
