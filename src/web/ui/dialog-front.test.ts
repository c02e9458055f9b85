import { expect, test } from 'vitest';
import { standInFront, whenNothingIsInFront } from './dialog-front.ts';

test('an announcement behind a dialog waits until the last dialog has closed, and is made once', () => {
  const said: string[] = [];
  whenNothingIsInFront(() => said.push('at once'));
  const leaveFirst = standInFront();
  const leaveSecond = standInFront();
  whenNothingIsInFront(() => said.push('waited'));
  leaveFirst();
  leaveFirst();
  expect(said).toEqual(['at once']);
  leaveSecond();
  expect(said).toEqual(['at once', 'waited']);
  standInFront()();
  expect(said).toEqual(['at once', 'waited']);
});
