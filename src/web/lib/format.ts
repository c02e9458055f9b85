const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** 1536 → '1.5 KB'. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  const exponent = Math.min(Math.floor(Math.log2(bytes) / 10), sizeUnits.length - 1);
  const amount = bytes / 1024 ** exponent;
  return `${Number(amount.toFixed(exponent === 0 ? 0 : 1))} ${sizeUnits[exponent]}`;
}

/** A chosen or expected length, in words: 42.4 → '42 s', 75 → '1 min 15 s'. `digits` after the decimal point. */
export function formatSeconds(seconds: number, digits: 0 | 1 = 0): string {
  const rounded = Number(seconds.toFixed(digits));
  if (rounded <= 60) return `${rounded.toFixed(digits)} s`;
  return `${Math.floor(rounded / 60)} min ${(rounded % 60).toFixed(digits)} s`;
}

/** Whole amounts without cents: 49 → '$49', 49.5 → '$49.50'. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

export const formatNumber = (value: number): string => new Intl.NumberFormat('en').format(value);

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));
export const formatDateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));

/** 'credit' or 'credits' with its number: 1 → '1 credit'. */
export const formatCredits = (credits: number): string =>
  `${formatNumber(credits)} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`;

/** The label of a button with its price; without a price, the label alone: ('Redraw', 0) → 'Redraw · free'. */
export const withPrice = (label: string, credits: number | undefined): string =>
  credits === undefined ? label : `${label} · ${credits === 0 ? 'free' : formatCredits(credits)}`;
