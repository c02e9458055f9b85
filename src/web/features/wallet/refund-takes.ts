/** The duration of a refund: the same words before the request and in the refund policy. */
export const refundTakes = 'Most banks show a refund within ten working days.';
