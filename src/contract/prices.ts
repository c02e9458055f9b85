/** The prices of paid work, in credits. The browser shows the prices that the server sends from this table. */
export const prices = {
  hook: 10,
  greenscreen: 10,
  reel: 10,
  storyboard: 10,
  storyVideo: 10,
  /** For a frame that has a picture. */
  frameRedraw: 1,
  /** For a frame whose picture failed. */
  failedFrameRedraw: 0,
  finalVideo: 0,
} as const;

export type CreditPackage = {
  id: string;
  name: string;
  /** In dollars. */
  price: number;
  currency: 'USD';
  credits: number;
  description: string;
};

export const creditPackages: readonly CreditPackage[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 10,
    currency: 'USD',
    credits: 10,
    description: 'One hook to try it out',
  },
  {
    id: 'creator',
    name: 'Creator',
    price: 49,
    currency: 'USD',
    credits: 60,
    description: 'Six hooks for a first campaign',
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 99,
    currency: 'USD',
    credits: 140,
    description: 'Fourteen hooks to test what works',
  },
  {
    id: 'studio',
    name: 'Studio',
    price: 249,
    currency: 'USD',
    credits: 400,
    description: 'Forty hooks for teams that post daily',
  },
];

/** The credits beyond one per dollar, as a rounded percentage of the price; null if there are none. */
export function bonusPercent(creditPackage: { price: number; credits: number }): number | null {
  const { price, credits } = creditPackage;
  return credits > price ? Math.round(((credits - price) / price) * 100) : null;
}
