import type { createAppRouter } from './router.tsx';

/**
 * The element that the app renders into. A prerendered page stays visible until the app has rendered the same page, so that
 * nothing flickers or moves; then its head tags are removed, because the app's own change with the page. Placeholders of the
 * app's own document (`data-first`) are removed after the first page has rendered.
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
