/** Loads the script of the section when it becomes visible. Returns a function that stops watching and the script. */
export function watchTry(section: HTMLElement): () => void {
  const ending = new AbortController();
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    void import('./activate-try.ts').then(({ activateTry }) => activateTry(section, ending.signal));
  });
  watcher.observe(section);
  return () => {
    watcher.disconnect();
    ending.abort();
  };
}
