/** When the money is there: the same words before one asks for a refund and in the refund policy. */
export const refundTakes = 'Most banks show a refund within ten working days.';
