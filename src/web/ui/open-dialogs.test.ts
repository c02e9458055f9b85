import { expect, test } from 'vitest';
import { markDialogOpen, whenNoDialogIsOpen } from './open-dialogs.ts';

test('an announcement behind a dialog waits until the last dialog has closed, and is made once', () => {
  const said: string[] = [];
  whenNoDialogIsOpen(() => said.push('at once'));
  const leaveFirst = markDialogOpen();
  const leaveSecond = markDialogOpen();
  whenNoDialogIsOpen(() => said.push('waited'));
  leaveFirst();
  leaveFirst();
  expect(said).toEqual(['at once']);
  leaveSecond();
  expect(said).toEqual(['at once', 'waited']);
  markDialogOpen()();
  expect(said).toEqual(['at once', 'waited']);
});
