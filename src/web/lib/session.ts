const tokenKey = 'hookline.token';

type Listener = () => void;
const changeListeners = new Set<Listener>();
const expiryListeners = new Set<Listener>();

const notify = (listeners: Set<Listener>): void => {
  for (const listener of listeners) listener();
};

const subscribeTo =
  (listeners: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

export const readToken = (): string | null => localStorage.getItem(tokenKey);
export const isSignedIn = (): boolean => readToken() !== null;

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  notify(changeListeners);
}

export function forgetToken(): void {
  localStorage.removeItem(tokenKey);
  notify(changeListeners);
}

/** Called whenever the server refuses our token: forgets it and notifies the app once, even after several refusals. */
export function expireSession(): void {
  if (!isSignedIn()) return;
  forgetToken();
  notify(expiryListeners);
}

export const onSessionChanged = subscribeTo(changeListeners);
export const onSessionExpired = subscribeTo(expiryListeners);

/** Calls `listener` when another tab signs in or out, which changes this tab's session too. */
export function onSessionChangedElsewhere(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return;
    notify(changeListeners);
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
