import type { createAppRouter } from './router.tsx';

/**
 * The element that the app is drawn in. A page that came finished stays until the app shows it too: nothing blinks, and
 * nothing moves. What the server said in the head goes with it; the app's own words change with the page. Of the app's
 * own document, what stood in for the first page goes once that is there.
 */
export function prepareRootElement(router: ReturnType<typeof createAppRouter>): Element {
  const placeholders = document.querySelectorAll('[data-first]');
  const stopWaitingForFirstPage = router.subscribe('onRendered', () => {
    stopWaitingForFirstPage();
    placeholders.forEach((placeholder) => placeholder.remove());
  });
  const servedRoot = document.querySelector('#root')!;
  const servedHead = document.querySelectorAll('title, meta[name="description"], style[data-prerendered]');
  const removeHead = () => servedHead.forEach((tag) => tag.remove());
  if (!servedRoot.hasChildNodes()) {
    removeHead();
    return servedRoot;
  }
  const appRoot = document.createElement('div');
  const stopWaitingForApp = router.subscribe('onRendered', () => {
    stopWaitingForApp();
    removeHead();
    appRoot.id = servedRoot.id;
    servedRoot.replaceWith(appRoot);
  });
  return appRoot;
}
