const keys = {
  afterLogin: 'redirectAfterLogin',
  afterPurchase: 'redirectAfterPurchase',
  pendingPayment: 'pendingPaymentId',
} as const;
type Memory = keyof typeof keys;

/** A placeholder: a target that resolves to another origin leaves the app. */
const anyOrigin = 'https://same-origin.invalid';

/** Returns the path with query and hash if the target stays in this app; null if it could lead elsewhere. */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  // Browsers read '\' as '/', and drop tabs and line ends: '/\t/evil.example' would leave the app.
  if (/[\\\p{Cc}]/u.test(target)) return null;
  const url = URL.parse(target, anyOrigin);
  if (url === null || url.origin !== anyOrigin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

export const remember = (memory: Memory, value: string): void => sessionStorage.setItem(keys[memory], value);
export const recall = (memory: Memory): string | null => sessionStorage.getItem(keys[memory]);
export const forget = (memory: Memory): void => sessionStorage.removeItem(keys[memory]);

/** Returns the remembered path and forgets it; null if none was remembered or it is unsafe. */
export function consumeRedirect(memory: 'afterLogin' | 'afterPurchase'): string | null {
  const target = safeRedirect(recall(memory));
  forget(memory);
  return target;
}
