export type Envelope = {
  attackSeconds: number;
  /** Time constant of the decay from the peak to `sustain` (to 1/e). */
  decaySeconds: number;
  sustain: number;
  releaseSeconds: number;
};

/** Level at a time after the start of the note. It is zero from five releases after the gate closed. */
export function envelopeAt(shape: Envelope, time: number, gateSeconds: number): number {
  if (time <= gateSeconds) return openAt(shape, time);
  return (
    openAt(shape, gateSeconds) *
    Math.exp((gateSeconds - time) / shape.releaseSeconds) *
    fadeOut(shape, time - gateSeconds)
  );
}

function openAt({ attackSeconds, decaySeconds, sustain }: Envelope, time: number): number {
  if (time < attackSeconds) {
    const rise = time / attackSeconds;
    return rise * rise * (3 - 2 * rise);
  }
  return sustain + (1 - sustain) * Math.exp((attackSeconds - time) / decaySeconds);
}

/** An exponential never reaches zero: the last fifth is faded out. */
function fadeOut({ releaseSeconds }: Envelope, released: number): number {
  return Math.max(0, Math.min(1, 5 - released / releaseSeconds));
}

export const soundingSeconds = (shape: Envelope, gateSeconds: number): number =>
  gateSeconds + 5 * shape.releaseSeconds;
