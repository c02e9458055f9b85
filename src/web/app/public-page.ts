import { isSignedIn } from '../lib/session.ts';
import { watchTry } from './pages/landing/watch-try.ts';
import { autoplayVisibleVideos } from '../ui/autoplay-visible-videos.ts';

/** Loads the styles first, or the app would be visible without them for a moment. */
async function startApp({ app = '', appStyles = '' }: DOMStringMap): Promise<void> {
  const styles = appStyles.split(' ').map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => link.addEventListener('load', resolve));
  });
  await Promise.all(styles);
  await Promise.all(app.split(' ').map((src) => import(/* @vite-ignore */ src)));
}

/** The only script of a prerendered page: guests keep reading it, signed-in users get the app instead. */
if (isSignedIn()) void startApp(document.querySelector<HTMLScriptElement>('script[data-app]')!.dataset);
else {
  const opensAt = document.querySelector<HTMLElement>('[data-opens-at]')?.dataset.opensAt;
  if (opensAt !== undefined && location.hash === '') document.getElementById(opensAt)?.scrollIntoView();
  autoplayVisibleVideos(document);
  const section = document.querySelector<HTMLElement>('[data-try]');
  if (section) watchTry(section);
  // Set by the server when an analytics service is configured; otherwise none of its code is loaded.
  if (document.documentElement.dataset.analytics === 'on')
    void import('./track-public-page.ts').then(({ trackPublicPage }) => trackPublicPage(document.title));
}
