/** The app's stylesheets load without blocking the first paint; the app starts when they apply. */
export async function activateStylesheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-styles]')];
  await Promise.all(links.map(activate));
}

const activate = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // An app without styles is better than no app.
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });
