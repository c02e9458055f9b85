import { expect, test } from 'vitest';
import { findVehicle } from './find-vehicle.ts';

test.each([
  ['She rode the red scooter to Whitby.', 'scooter'],
  ['He passed his motorcycle test.', 'scooter'],
  ['They cycled along the canal.', 'bicycle'],
  ['She rode the horse home.', null],
  ['He rides the night bus.', null],
] as const)('%s', (narration, vehicle) => {
  expect(findVehicle({ narration })).toBe(vehicle);
});

test.each([
  ['Tom rode off down the hill, waving.', 'bicycle'],
  // Controls: another vehicle, and no ride.
  ['Tom rode the horse home.', null],
  ['Tom waved from down the hill.', null],
] as const)('after a bicycle was named, "%s"', (narration, vehicle) => {
  expect(findVehicle({ narration, namedBefore: ['bicycles', 'wheel'] })).toBe(vehicle);
});
