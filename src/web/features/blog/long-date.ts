const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in US English, in any locale: '2025-03-21' → 'March 21, 2025'. */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));
