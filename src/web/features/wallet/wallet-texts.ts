export const walletTexts = {
  safe: (days: number) =>
    `You pay on the payment provider’s page; we never see your card number. Money back within ${days} days while none of a package’s credits is spent.`,
  refunds: 'Refund policy',
  paymentNotStarted: 'Failed to initiate payment. Please try again.',
  paymentError: (error: string) => `Payment error: ${error}`,
  walletFailed: 'Failed to load wallet data. Please try again.',
  balanceFailed: 'Failed to fetch wallet data',
  buyCredits: 'Buy credits',
  declined: 'The payment was declined. You were not charged.',
  cancelled: 'You cancelled the payment. You were not charged.',
  lost: 'This payment could not be found.',
  refunded: 'This payment was refunded. Its credits have left your wallet.',
  creditsAdded: (credits: string) => `${credits} added to your wallet.`,
  confirming: 'Confirming your payment',
  confirmingNote:
    'This usually takes a few seconds. You may leave: the credits arrive in your wallet either way.',
  slow: 'This takes longer than usual',
  slowNote:
    'The payment provider has not answered yet. We keep asking: if you paid, the credits arrive in your wallet by themselves.',
  unfinished: (name: string, cost: string) =>
    `Your purchase of the ${name} for ${cost} is not finished. If you paid, its credits arrive by themselves.`,
  supportTitle: 'Need more, or need help?',
  supportNote: 'Teams, invoices with your VAT number, or a payment that looks wrong: write to us.',
  support: 'Contact support',
  offerTitle: 'Pay once a month instead',
  offerNote: (spent: string) =>
    `You have spent ${spent} with us. We can send you one invoice a month in place of a checkout each time.`,
  offer: 'Ask for monthly invoicing',
  packagesTitle: 'Buy credits',
} as const;
