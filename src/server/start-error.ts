/** Whoever starts the app can mend it: shown as these words alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
