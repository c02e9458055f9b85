const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as Americans write it out: '2025-03-21' → 'March 21, 2025', wherever one reads it. */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));
