const tokenKey = 'hookline.token';

type Listener = () => void;
const expiryListeners = new Set<Listener>();

export const readToken = (): string | null => localStorage.getItem(tokenKey);
export const isSignedIn = (): boolean => readToken() !== null;
export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);
export const forgetToken = (): void => localStorage.removeItem(tokenKey);

/** Called wherever the server refuses our token: forgets it and tells the app once, however many calls it refused. */
export function expireSession(): void {
  if (!isSignedIn()) return;
  forgetToken();
  for (const listener of expiryListeners) listener();
}

export function onSessionExpired(listener: Listener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Signing in or out in another tab counts for this one too. */
export function onSessionChangedElsewhere(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
