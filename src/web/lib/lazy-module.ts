/** A part of the app could not be downloaded: the device is offline, or a newer version has replaced the part. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** A dynamic import that distinguishes a failed download from an error in the loaded module. */
export const lazyModule =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw new LoadError('A part of the app could not be downloaded', { cause });
    });

/** Reloads this page if its server replies; otherwise the browser would replace it by its own error page. */
export async function reloadIfReachable(): Promise<void> {
  const response = await fetch('/favicon.svg', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) window.location.reload();
}
