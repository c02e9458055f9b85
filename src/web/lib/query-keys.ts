/** What several rooms read or outdate; `wallet` outdates the balance and its transactions together. */
export const queryKeys = {
  me: ['me'],
  signInOptions: ['sign-in-options'],
  wallet: ['wallet'],
  walletBalance: ['wallet', 'balance'],
  walletTransactions: ['wallet', 'transactions'],
  packages: ['packages'],
  prices: ['prices'],
  payment: (paymentId: string) => ['payment', paymentId],
  templates: ['templates'],
  musicTracks: ['music-tracks'],
  generation: (generationId: string) => ['generation', generationId],
  hook: (hookId: string) => ['hook', hookId],
  upload: (uploadId: string) => ['upload', uploadId],
  videos: ['videos'],
  hooks: ['hooks'],
  share: (generationId: string) => ['share', generationId],
} as const;
