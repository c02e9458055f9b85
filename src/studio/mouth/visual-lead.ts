/** The mouth takes its shape before the sound is audible; a picture that does so looks in time. */
export const visualLeadSeconds = 0.04;
