import '@fontsource/inter/800.css';
import { type SVGProps, useId } from 'react';
import {
  layoutOverlay,
  type OverlayLine,
  type OverlayPlace,
  type OverlayScript,
} from '#contract/overlay-lines.ts';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import classes from './overlay-preview.module.css';
import { overlayFamilies, useOverlayFaces } from './use-overlay-faces.ts';

/** The renderer's pen (studio/captions/overlay-image), in shares of the letters' size. */
const pen = {
  capitalHeight: 0.727,
  letterSpacing: 0.005,
  contour: { width: 0.25, drop: 0.02, colour: '#140e18' },
  // The canvas' shadow: blurred by half its number.
  shade: { width: 0.25, drop: 0.1, blur: 0.2, colour: 'rgb(14 10 18 / 55%)' },
  onPlate: { ground: '#fff', letters: '#17121c', shade: 'rgb(14 10 18 / 35%)', drop: 0.08 },
};

/** Letters that hold hands, or carry marks. */
const joined = new Set<OverlayScript>(['arabic', 'devanagari', 'thai']);

const baseline = ({ middleY, fontSize }: OverlayLine): number => middleY + (fontSize * pen.capitalHeight) / 2;

type LettersProps = { line: OverlayLine; drop?: number } & SVGProps<SVGTextElement>;

const Letters = ({ line, drop = 0, ...ink }: LettersProps) => (
  <text
    x={line.centreX}
    y={baseline(line) + line.fontSize * drop}
    fontSize={line.fontSize}
    fontFamily={overlayFamilies(line.scripts)}
    letterSpacing={line.scripts.some((script) => joined.has(script)) ? 0 : line.fontSize * pen.letterSpacing}
    direction={line.direction}
    {...ink}
  >
    {line.text}
  </text>
);

type StrokeProps = { line: OverlayLine; stroke: { width: number; drop: number; colour: string } };

const Stroke = ({ line, stroke }: StrokeProps) => (
  <Letters
    line={line}
    drop={stroke.drop}
    fill="none"
    stroke={stroke.colour}
    strokeWidth={line.fontSize * stroke.width}
    strokeLinejoin="round"
  />
);

type PlatesProps = { lines: readonly OverlayLine[]; drop?: number; colour: string };

/** All plates are one shape: seams would show where the picture is scaled. */
const Plates = ({ lines, drop = 0, colour }: PlatesProps) => (
  <path
    d={lines.map(({ plate }) => plate?.outline ?? '').join(' ')}
    transform={`translate(0 ${lines[0]!.fontSize * drop})`}
    fill={colour}
  />
);

type OverlayPreviewProps = { text: string; place?: OverlayPlace; format?: VideoFormat };

/** The overlay text as the finished video will carry it: same lines, places, letters, and contour or plates. */
export function OverlayPreview({ text, place = 'top', format = defaultVideoFormat }: OverlayPreviewProps) {
  const blurId = useId();
  const frame = videoFormats[format];
  const lines = layoutOverlay(text, frame, place);
  useOverlayFaces(lines.flatMap((line) => line.scripts));
  if (lines.length === 0) return null;
  const bare = lines.filter(({ plate }) => !plate);
  return (
    <svg className={classes.overlay} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      <filter id={blurId} x="-20%" width="140%" y="-20%" height="140%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={lines[0]!.fontSize * pen.shade.blur} />
      </filter>
      <g filter={`url(#${blurId})`}>
        <Plates lines={lines} drop={pen.onPlate.drop} colour={pen.onPlate.shade} />
        {bare.map((line) => (
          <Stroke key={line.middleY} line={line} stroke={pen.shade} />
        ))}
      </g>
      <Plates lines={lines} colour={pen.onPlate.ground} />
      {bare.map((line) => (
        <Stroke key={line.middleY} line={line} stroke={pen.contour} />
      ))}
      {lines.map((line) => (
        <Letters key={line.middleY} line={line} fill={line.plate ? pen.onPlate.letters : '#fff'} />
      ))}
    </svg>
  );
}
