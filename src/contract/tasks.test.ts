import { expect, test } from 'vitest';
import {
  activeStatuses,
  isActive,
  isTerminal,
  statusesBefore,
  taskStatuses,
  taskTransitions,
} from './tasks.ts';

test('every status is either active or terminal, and only active ones can move', () => {
  expect(activeStatuses).toEqual(['waiting', 'running']);
  expect(taskStatuses.filter(isTerminal)).toEqual(['completed', 'failed', 'cancelled']);
  for (const status of taskStatuses) {
    expect(isActive(status)).toBe(!isTerminal(status));
    expect(Object.keys(taskTransitions[status]).length > 0).toBe(isActive(status));
  }
});

test('a waiting task cannot complete, and an ended task cannot change', () => {
  expect(statusesBefore('complete')).toEqual(['running']);
  expect(statusesBefore('run')).toEqual(['waiting']);
  expect(statusesBefore('fail')).toEqual(['waiting', 'running']);
  expect(statusesBefore('cancel')).toEqual(['waiting', 'running']);
});
