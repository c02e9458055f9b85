/** A placeholder in prerendered pages, which the server replaces with its own origin. */
const placeholder = '__PUBLIC_ORIGIN__';

/** Where this app is reached: scheme, host and port. */
export const publicOrigin = (): string =>
  typeof window === 'undefined' ? placeholder : window.location.origin;
