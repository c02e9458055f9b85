import { expect, test } from 'vitest';
import { findVehicle } from './find-vehicle.ts';

test.each([
  ['She rode the red scooter to Whitby.', 'scooter'],
  ['He passed his motorcycle test.', 'scooter'],
  ['They cycled along the canal.', 'bicycle'],
  ['She rode the horse home.', null],
  ['He rides the night bus.', null],
] as const)('%s', (text, vehicle) => {
  expect(findVehicle(text)).toBe(vehicle);
});
