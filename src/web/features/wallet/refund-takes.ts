/** How long a refund takes, worded the same before the request and in the refund policy. */
export const refundTakes = 'Most banks show a refund within ten working days.';
