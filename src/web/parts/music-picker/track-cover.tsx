import type { ReactNode } from 'react';

const size = 56;
const middle = size / 2;
const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

/** Eight drawings of plain shapes, in a light color over the gradient of the cover. */
const motifs: readonly (() => ReactNode)[] = [
  () => steps(4).map((step) => <circle key={step} cx={middle} cy={size} r={12 + step * 11} />),
  () =>
    steps(5).map((step) => (
      <path key={step} d={`M0 ${12 + step * 9} q14 -10 28 0 t28 0`} fill="none" strokeWidth={3} />
    )),
  () =>
    steps(6).map((step) => (
      <path key={step} d={`M${step * 14 - 14} ${size} L${step * 14 + 16} 0`} fill="none" strokeWidth={5} />
    )),
  () =>
    steps(16).map((step) => (
      <circle key={step} cx={10 + (step % 4) * 12} cy={10 + Math.floor(step / 4) * 12} r={1.5 + (step % 5)} />
    )),
  () =>
    steps(9).map((step) => (
      <path key={step} d={`M${middle} ${size} L${step * 14 - 32} 0 h7 Z`} strokeWidth={0} />
    )),
  () =>
    steps(3).map((step) => (
      <path
        key={step}
        d={`M0 ${30 + step * 9} Q14 ${14 + step * 12} 30 ${28 + step * 9} T56 ${24 + step * 9} V56 H0 Z`}
      />
    )),
  () =>
    steps(7).map((step) => (
      <rect key={step} x={4 + step * 7} y={size - 10 - ((step * 17) % 34)} width={4} height={60} rx={2} />
    )),
  () => (
    <>
      <circle cx={18} cy={20} r={13} />
      <circle cx={40} cy={34} r={18} />
    </>
  ),
];

/** The picture of a built-in track by its position in the library, from 0; eight in a row differ. */
export function TrackCover({ index }: { index: number }) {
  const hue = (250 + index * 47) % 360;
  const motif = motifs[index % motifs.length]!;
  const light = `hsl(${(hue + 40) % 360} 95% 76% / 55%)`;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden>
      <defs>
        <linearGradient id={`cover-${index}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 70% 46%)`} />
          <stop offset="1" stopColor={`hsl(${(hue + 55) % 360} 72% 34%)`} />
        </linearGradient>
      </defs>
      <rect width={size} height={size} fill={`url(#cover-${index})`} />
      <g fill={light} stroke={light} strokeWidth={0}>
        {motif()}
      </g>
    </svg>
  );
}
