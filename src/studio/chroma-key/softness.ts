/** Halfway between 0 (hard) and 1 (soft): keeps edges as filmed. */
export const naturalSoftness = 0.5;
const maxSoftenRadius = 3;
const maxGain = 3;

/** Radius of the blur in samples of colour; 0 if edges are not softened. */
export const softenRadius = (softness: number): number =>
  Math.max(0, Math.round(((softness - naturalSoftness) / (1 - naturalSoftness)) * maxSoftenRadius));

/** Steepens edges around half transparency. */
export function hardenAlpha(alpha: Uint8Array, softness: number): void {
  if (softness >= naturalSoftness) return;
  const gain = 1 + (1 - softness / naturalSoftness) * (maxGain - 1);
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => 127.5 + (value - 127.5) * gain);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = curve[alpha[at]!]!;
}
