/** The mouth takes its shape before the sound is heard; a picture that does so looks in time. */
export const visualLeadSeconds = 0.04;
