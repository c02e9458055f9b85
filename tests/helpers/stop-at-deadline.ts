import { beforeEach } from 'vitest';
import { hasTimeLeft, noTimeLeft } from './time-left.ts';

beforeEach((context) => {
  if (!hasTimeLeft()) context.skip(noTimeLeft);
});
