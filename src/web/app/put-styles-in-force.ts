/** The app's style sheet is fetched without holding up the first sight of the page; the app itself waits for it. */
export async function putStylesInForce(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-styles]')];
  await Promise.all(waiting.map(apply));
}

const apply = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // Words without a style are better than none.
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });
