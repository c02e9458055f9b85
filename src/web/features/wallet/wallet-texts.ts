export const walletTexts = {
  paymentNotStarted: 'Failed to initiate payment. Please try again.',
  paymentError: (error: string) => `Payment error: ${error}`,
  walletFailed: 'Failed to load wallet data. Please try again.',
  balanceFailed: 'Failed to fetch wallet data',
  buyCredits: 'Buy credits',
  declined: 'The payment was declined. You were not charged.',
  cancelled: 'You cancelled the payment. You were not charged.',
  lost: 'This payment could not be found.',
} as const;
