/** A part of the app could not be downloaded: the device is offline, or a newer version has replaced the part. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** A dynamic import that distinguishes a failed download from an error in the loaded module. */
export const lazyModule =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    load().catch((cause: unknown) => {
      throw new LoadError('A part of the app did not arrive', { cause });
    });

/** Reloads this address once its server replies: without a server, the browser would show its error page. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/favicon.svg', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) window.location.reload();
}
