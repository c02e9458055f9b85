export const walletTexts = {
  refundPromise: (days: number) =>
    `You pay on the payment provider’s page; we never see your card number. Full refund within ${days} days if you haven’t spent any of the package’s credits.`,
  bonusNote: 'A bonus is what you get on top of one credit per dollar.',
  sandboxNote: 'This is a test checkout: nothing is charged. Choose how the payment ends.',
  refunds: 'Refund policy',
  paymentNotStarted: 'Failed to initiate payment. Please try again.',
  paymentError: (error: string) => `Payment error: ${error}`,
  packagesFailed: 'Failed to load the credit packages. Please try again.',
  walletFailed: 'Failed to load wallet data. Please try again.',
  balanceFailed: 'Failed to fetch wallet data',
  buyCredits: 'Buy credits',
  getCredits: 'Get credits',
  whyHere: (credits: string) =>
    `To create a video you need at least ${credits}. Once you have bought a package, you continue where you were.`,
  goodStart: 'Good start',
  bestRate: 'Best rate',
  declined: 'The payment was declined. You were not charged.',
  cancelled: 'You cancelled the payment. You were not charged.',
  paymentNotFound: 'This payment could not be found.',
  refunded: 'This payment was refunded. Its credits have left your wallet.',
  creditsAdded: (credits: string) => `${credits} added to your wallet.`,
  confirming: 'Confirming your payment',
  confirmingNote:
    'This usually takes a few seconds. You may leave: the credits arrive in your wallet either way.',
  confirmingSlow: 'This is taking longer than usual',
  confirmingSlowNote:
    'The payment provider hasn’t answered yet. We’ll keep checking: if you paid, your credits will be added automatically.',
  unfinished: (name: string, cost: string) =>
    `Your purchase of the ${name} for ${cost} isn’t complete. If you paid, the credits will be added automatically.`,
  supportTitle: 'Need more, or need help?',
  supportNote: 'Teams, invoices with your VAT number, or a payment that looks wrong: write to us.',
  support: 'Contact support',
  offerTitle: 'Pay once a month instead',
  offerNote: (spent: string) =>
    `You have spent ${spent} with us. We can send you one invoice a month instead of a checkout each time.`,
  askForInvoicing: 'Ask for monthly invoicing',
} as const;
