/** The mouth takes its shape before the sound is audible, so a small visual lead looks in sync. */
export const visualLeadSeconds = 0.04;
