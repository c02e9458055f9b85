/** In finished pages this stands until the server, which knows its address, puts it in. */
const placeholder = '__PUBLIC_ORIGIN__';

/** Where this app is reached: scheme, host and port. */
export const publicOrigin = (): string =>
  typeof window === 'undefined' ? placeholder : window.location.origin;
