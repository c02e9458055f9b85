import { isSignedIn } from '../lib/session.ts';
import { watchTry } from './pages/landing/watch-try.ts';
import { autoplayVisibleVideos } from '../ui/autoplay-visible-videos.ts';

/** Styles first, or the app would stand there naked for a moment. */
async function startApp({ app = '', appStyles = '' }: DOMStringMap): Promise<void> {
  const styles = appStyles.split(' ').map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => link.addEventListener('load', resolve));
  });
  await Promise.all(styles);
  await Promise.all(app.split(' ').map((src) => import(/* @vite-ignore */ src)));
}

/** All the script that a finished page brings: guests read on, signed-in people get the app in its place. */
if (isSignedIn()) void startApp(document.querySelector<HTMLScriptElement>('script[data-app]')!.dataset);
else {
  const opensAt = document.querySelector<HTMLElement>('[data-opens-at]')?.dataset.opensAt;
  if (opensAt !== undefined && location.hash === '') document.getElementById(opensAt)?.scrollIntoView();
  autoplayVisibleVideos(document);
  const section = document.querySelector<HTMLElement>('[data-try]');
  if (section) watchTry(section);
  // The server says so where an analytics service is set up; nothing of it is loaded elsewhere.
  if (document.documentElement.dataset.analytics === 'on')
    void import('./track-public-page.ts').then(({ trackPublicPage }) => trackPublicPage(document.title));
}
