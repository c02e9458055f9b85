import { expect, test, vi } from 'vitest';
import { createBackTrail } from './back-trail.ts';
import { markState, readTrail, type Trail } from './trail.ts';

/** A tab whose history has a page before ours. Traversals are taken by hand, as a browser does them later. */
function openTab() {
  let states: unknown[] = ['before', {}];
  let at = 1;
  const asked: number[] = [];
  const load = () =>
    createBackTrail({
      readState: () => states[at],
      push: (mark) => {
        states = [...states.slice(0, at + 1), markState(states[at], mark)];
        at += 1;
      },
      replace: (mark) => {
        states[at] = markState(states[at], mark);
      },
      go: (by) => asked.push(by),
    });
  let trail = load();
  const press = (by: number): void => {
    at += by;
    trail.pop();
    const next = asked.shift();
    if (next !== undefined && at + next >= 0) press(next);
  };
  return {
    get trail() {
      return trail;
    },
    reload: () => {
      trail = load();
    },
    press,
    settle: () => {
      const next = asked.shift();
      if (next !== undefined) press(next);
    },
    at: () => at,
    count: () => states.length,
    marks: () => states.map((state): Trail | null => readTrail(state)),
  };
}

function openWizard(tab: ReturnType<typeof openTab>, first = 'hook') {
  const closed = new Set<string>();
  const shown = { step: first };
  const close = tab.trail.walk({
    run: 'lamp',
    step: first,
    mayOpen: (step) => !closed.has(step),
    open: (step) => {
      shown.step = step;
      tab.trail.show(step);
    },
  });
  const open = (step: string) => {
    shown.step = step;
    tab.trail.show(step);
    tab.settle();
  };
  return { shown, open, closed, close };
}

test('Back goes through the steps that were opened and then leaves; Forward goes forward again', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  open('music');
  tab.press(-1);
  expect(shown.step).toBe('upload');
  tab.press(-1);
  expect(shown.step).toBe('hook');
  tab.press(2);
  expect(shown.step).toBe('music');
  tab.press(-2);
  tab.press(-1);
  expect(tab.at()).toBe(0);
});

test('the page’s own way back to the step before is the browser’s: nothing is written, and Forward returns', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  open('hook');
  expect([tab.at(), tab.count()]).toEqual([1, 3]);
  tab.press(1);
  expect(shown.step).toBe('upload');
});

test('after a jump, Back shows the step that one jumped from', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  open('music');
  open('hook');
  tab.press(-1);
  expect(shown.step).toBe('music');
});

test('a step opened while the browser is still going back is written once it has arrived', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  tab.trail.show('hook');
  tab.trail.show('music');
  expect(tab.count()).toBe(3);
  tab.settle();
  shown.step = 'music';
  tab.press(-1);
  expect(shown.step).toBe('hook');
});

test('a step that may not be entered is not entered by Forward, and passed by Back', () => {
  const tab = openTab();
  const { shown, open, closed } = openWizard(tab);
  open('upload');
  open('music');
  tab.press(-1);
  closed.add('music');
  tab.press(1);
  expect([shown.step, tab.at()]).toEqual(['upload', 2]);
  closed.clear();
  tab.press(1);
  closed.add('upload');
  tab.press(-1);
  expect(shown.step).toBe('hook');
});

test('Back closes the dialog and stays at the step', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  const close = vi.fn();
  tab.trail.openDialog(close);
  tab.press(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(shown.step).toBe('upload');
  tab.press(1);
  expect(shown.step).toBe('upload');
  tab.press(-1);
  expect(shown.step).toBe('hook');
});

test('the entry of a dialog that was closed by hand is passed by Back, and used by what is opened next', () => {
  const tab = openTab();
  const { shown, open } = openWizard(tab);
  open('upload');
  tab.trail.openDialog(vi.fn())();
  tab.trail.openDialog(vi.fn())();
  expect(tab.count()).toBe(4);
  open('music');
  expect(tab.count()).toBe(4);
  tab.press(-1);
  expect(shown.step).toBe('upload');
  tab.trail.openDialog(vi.fn())();
  tab.press(-1);
  expect(shown.step).toBe('hook');
});

test('on a page without steps Back closes one dialog after the other, and then leaves', () => {
  const tab = openTab();
  const [lower, upper] = [vi.fn(), vi.fn()];
  tab.trail.openDialog(lower);
  tab.trail.openDialog(upper);
  tab.press(-1);
  expect([lower, upper].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  tab.press(-1);
  expect(lower).toHaveBeenCalledOnce();
  expect(tab.at()).toBe(1);
  tab.press(-1);
  expect(tab.at()).toBe(0);
});

test('after a reload the entries still lead through their steps, wherever the page opened', () => {
  const tab = openTab();
  const before = openWizard(tab);
  before.open('upload');
  before.open('music');
  tab.reload();
  const { shown } = openWizard(tab, 'upload');
  expect(tab.marks()[3]?.steps).toEqual(['hook', 'upload', 'upload']);
  tab.press(-1);
  expect(shown.step).toBe('hook');
});

test('a dialog that a reload closed is passed by Back', () => {
  const tab = openTab();
  tab.trail.openDialog(vi.fn());
  tab.reload();
  tab.press(-1);
  expect(tab.at()).toBe(0);
});

test('another video and other pages are the router’s', () => {
  const tab = openTab();
  const { close } = openWizard(tab);
  close();
  tab.trail.walk({ run: 'chair', step: 'hook', mayOpen: () => true, open: vi.fn() });
  expect(tab.marks()[1]).toEqual({ run: 'chair', steps: ['hook'], over: 0 });
  tab.trail.leave();
  expect(tab.trail.pop()).toBe(false);
});
