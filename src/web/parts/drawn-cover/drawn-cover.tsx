import type { ReactNode } from 'react';
import { motifOf, type Motif } from './motif-of.ts';
import classes from './drawn-cover.module.css';

/** A card with round corners, drawn around its center. */
const Card = (props: { x: number; y: number; turn: number; children: ReactNode }) => (
  <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}>
    <rect x="-33" y="-42" width="66" height="84" rx="8" className={classes.shadow} />
    <rect x="-33" y="-46" width="66" height="84" rx="8" className={classes.paper} />
    {props.children}
  </g>
);

const motifs: Record<Motif, ReactNode> = {
  phone: (
    <>
      <g transform="translate(160 96) rotate(-9)">
        <rect x="-36" y="-66" width="72" height="140" rx="14" className={classes.shadow} />
        <rect x="-36" y="-72" width="72" height="140" rx="14" className={classes.ink} />
        <rect x="-30" y="-66" width="60" height="128" rx="9" className={classes.light} />
        <circle r="19" cy="-8" className={classes.paper} />
        <path d="M-5 -17 L10 -8 L-5 1 Z" className={classes.ink} />
        <rect x="-20" y="30" width="40" height="6" rx="3" className={classes.paper} />
        <rect x="-20" y="42" width="24" height="6" rx="3" className={classes.paper} />
      </g>
      <g transform="translate(226 62) rotate(8)">
        <path
          d="M-26 -18 h52 a10 10 0 0 1 10 10 v18 a10 10 0 0 1 -10 10 h-38 l-14 12 v-40 a10 10 0 0 1 0 -10 z"
          className={classes.paper}
        />
        <path
          d="M5 13 C-12 1 -8 -9 -1 -9 C3 -9 5 -5 5 -4 C5 -5 7 -9 11 -9 C18 -9 22 1 5 13 Z"
          className={classes.warm}
        />
      </g>
      <g transform="translate(96 116)">
        <circle r="21" className={classes.paper} />
        <path d="M-9 6 L-2 -2 L3 3 L10 -6 M3 -6 h7 v7" className={classes.stroke} />
      </g>
    </>
  ),
  steps: (
    <>
      <rect x="72" y="122" width="52" height="70" rx="7" className={classes.light} />
      <rect x="130" y="92" width="52" height="100" rx="7" className={classes.pale} />
      <rect x="188" y="62" width="52" height="130" rx="7" className={classes.paper} />
      {[
        [98, 104],
        [156, 74],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="14" className={classes.paper} />
          <path d="M-6 0 L-2 5 L6 -5" className={classes.stroke} />
        </g>
      ))}
      <rect x="212" y="16" width="5" height="48" rx="2.5" className={classes.ink} />
      <path d="M217 18 h34 l-9 11 l9 11 h-34 z" className={classes.warm} />
    </>
  ),
  frames: (
    <>
      <Card x={108} y={100} turn={-13}>
        <circle cy="-18" r="11" className={classes.light} />
        <path d="M-22 18 a22 20 0 0 1 44 0 z" className={classes.light} />
      </Card>
      <Card x={212} y={100} turn={13}>
        <circle cy="-18" r="11" className={classes.light} />
        <path d="M-22 18 a22 20 0 0 1 44 0 z" className={classes.light} />
      </Card>
      <Card x={160} y={92} turn={0}>
        <rect x="-26" y="-39" width="52" height="58" rx="4" className={classes.pale} />
        <circle cx="10" cy="-22" r="8" className={classes.warm} />
        <path
          d="M-26 15 L-8 -12 L4 4 L12 -5 L26 15 V15 a4 4 0 0 1 -4 4 H-22 a4 4 0 0 1 -4 -4 z"
          className={classes.ink}
        />
        <rect x="-16" y="26" width="32" height="5" rx="2.5" className={classes.pale} />
      </Card>
    </>
  ),
  voice: (
    <>
      <path
        d="M90 44 h74 a14 14 0 0 1 14 14 v54 a14 14 0 0 1 -14 14 h-44 l-22 22 v-22 h-8 a14 14 0 0 1 -14 -14 v-54 a14 14 0 0 1 14 -14 z"
        className={classes.paper}
      />
      <rect x="92" y="64" width="70" height="8" rx="4" className={classes.pale} />
      <rect x="92" y="81" width="70" height="8" rx="4" className={classes.pale} />
      <rect x="92" y="98" width="42" height="8" rx="4" className={classes.warm} />
      {[34, 66, 92, 54, 76, 40].map((height, bar) => (
        <rect
          key={height}
          x={191 + bar * 10}
          y={92 - height / 2}
          width="6"
          height={height}
          rx="3"
          className={bar === 2 ? classes.warm : classes.light}
        />
      ))}
    </>
  ),
  parcel: (
    <>
      <ellipse cx="160" cy="158" rx="74" ry="9" className={classes.shadow} />
      <path d="M106 84 h108 l-8 72 h-92 z" className={classes.paper} />
      <path d="M138 92 v-22 a22 22 0 0 1 44 0 v22" className={classes.handle} />
      <path d="M160 104 l6 12 13 2 -9 9 2 13 -12 -6 -12 6 2 -13 -9 -9 13 -2 z" className={classes.warm} />
      <g transform="translate(224 62) rotate(16)">
        <path
          d="M-22 -15 h32 l17 15 -17 15 h-32 a5 5 0 0 1 -5 -5 v-20 a5 5 0 0 1 5 -5 z"
          className={classes.light}
        />
        <circle cx="12" r="4.5" className={classes.ink} />
      </g>
      <circle cx="98" cy="66" r="9" className={classes.light} />
    </>
  ),
  arcs: (
    <>
      <circle cx="160" cy="96" r="92" className={classes.ring} />
      <circle cx="160" cy="96" r="64" className={classes.ring} />
      <circle cx="160" cy="96" r="36" className={classes.paper} />
      <path d="M150 80 L176 96 L150 112 Z" className={classes.ink} />
      <circle cx="225" cy="51" r="10" className={classes.warm} />
      <circle cx="104" cy="127" r="7" className={classes.light} />
    </>
  ),
};

type DrawnCoverProps = {
  /** The words in it decide what is drawn. */
  name: string;
  /** Position in the list, from 0: no two neighbours have the same colours. */
  index: number;
};

/**
 * The cover of a category or a post without a picture. The background fills the parent, and the whole drawing stays in view
 * in any aspect ratio.
 */
export const DrawnCover = ({ name, index }: DrawnCoverProps) => (
  <svg
    className={classes.cover}
    data-hue={index % 4}
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid meet"
    aria-hidden
  >
    <circle cx="40" cy="18" r="86" className={classes.glow} />
    <circle cx="296" cy="176" r="104" className={classes.glow} />
    {motifs[motifOf(name)]}
  </svg>
);
