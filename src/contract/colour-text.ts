/** The message for an invalid color. */
export const colourInvalid = 'Please choose a color such as #1a73e8.';

/** `1A2B3C`, with or without `#`, as `#1a2b3c`; null for anything else. */
export const readColour = (text: string): string | null =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : null;
