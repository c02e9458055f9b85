import type { createAppRouter } from './router.tsx';

/**
 * The element that the app is drawn in. A page that came finished stays until the app shows it too: nothing blinks, and
 * nothing moves. What the server said in the head goes with it; the app's own words change with the page. Of the app's
 * own document, what stood in for the first page goes once that is there.
 */
export function openStage(router: ReturnType<typeof createAppRouter>): Element {
  const standIns = document.querySelectorAll('[data-first]');
  const endFirst = router.subscribe('onRendered', () => {
    endFirst();
    standIns.forEach((standIn) => standIn.remove());
  });
  const served = document.querySelector('#root')!;
  const servedHead = document.querySelectorAll('title, meta[name="description"], style[data-prerendered]');
  const removeHead = () => servedHead.forEach((tag) => tag.remove());
  if (!served.hasChildNodes()) {
    removeHead();
    return served;
  }
  const stage = document.createElement('div');
  const end = router.subscribe('onRendered', () => {
    end();
    removeHead();
    stage.id = served.id;
    served.replaceWith(stage);
  });
  return stage;
}
