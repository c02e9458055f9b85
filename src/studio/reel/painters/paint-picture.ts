import { Path2D } from '@napi-rs/canvas';
import { easeBackOut, easeExpOut } from 'd3-ease';
import type { Box, Painter } from '../../motion/film.ts';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Palette } from '../colour/palette.ts';
import { renderers } from '../renderer/renderers.ts';
import { openVignette, type DrawVignette, type Sway } from '../vignettes/draw-vignette.ts';
import { styleSystems } from '../style/styles.ts';
import { vignettes, type VignetteName } from '../vignettes/industries.ts';
import { paletteOf, recall, rememberFew, type Painted } from './shared-palette.ts';

export type PictureParams = Painted & {
  vignette: VignetteName;
  window: Box;
  focus: { x: number; y: number; size: number };
  /** Offset into the vignette's animation, so that its second picture differs from the first. */
  startSeconds: number;
  /** Whether the focus is larger than the window, so that the drawing ends at its edge. */
  isCloseUp: boolean;
};

/** Two vignettes are visible at a cut. */
const openVignettes = 2;

/** Paints a vignette in the window of its style: card, whole frame, sheet, paper theatre or panel. */
export const paintPicture: Painter<PictureParams> = (context, { seconds }, params, cache) => {
  const { style, window, startSeconds } = params;
  const palette = paletteOf(cache, params.palette);
  const draw = recall<DrawVignette>(cache, 'vignettes', keyOf(params));
  const scene = (sway: Sway) => draw(context, seconds + startSeconds, sway);
  const sway = { x: Math.sin(seconds * 0.8), y: Math.cos(seconds * 0.63) * 0.6 };
  const [middleX, middleY] = [window.x + window.width / 2, window.y + window.height / 2];
  context.save();
  switch (style) {
    case 'modern': {
      // The card floats a little and settles when it appears.
      const arrival = 1 - easeExpOut(Math.min(1, seconds / 0.7));
      context.translate(middleX, middleY + Math.sin(seconds * 1.1) * 4 + arrival * 36);
      context.rotate(Math.sin(seconds * 0.7) * 0.005);
      context.translate(-middleX, -middleY);
      card(context, window, palette.shade('main', 4));
      scene({ ...sway, zoom: 1.05 + arrival * 0.12 });
      break;
    }
    case 'cinematic':
      scene({ ...sway, zoom: 1.02 + seconds * 0.016 });
      break;
    case 'minimalist':
      clipTo(context, rounded(window, 0));
      // Opaque, because it is revealed over the previous picture.
      context.fillStyle = styleSystems[style].look(palette).grounds[0]!;
      context.fillRect(window.x, window.y, window.width, window.height);
      if (params.isCloseUp) lens(context, window, palette);
      scene({ x: sway.x * 0.5, y: 0, zoom: 1.02 });
      break;
    case 'colorful': {
      const arrival = easeBackOut(Math.min(1, seconds / 0.45));
      context.translate(middleX, middleY);
      context.scale(0.8 + 0.2 * arrival, 0.8 + 0.2 * arrival);
      context.translate(-middleX, -middleY);
      paperWindow(context, window, seconds, [palette.shade('second', 88), palette.shade('main', 84)]);
      scene({ ...sway, zoom: 1.06 });
      break;
    }
    case 'corporate':
      clipTo(context, rounded(window, 0));
      scene({
        x: sway.x * 0.4,
        y: 0,
        zoom: 1.05 - 0.035 * easeExpOut(Math.min(1, seconds / 1.2)) + seconds * 0.004,
      });
      context.fillStyle = palette.shade('spark', 80);
      context.fillRect(
        window.x,
        window.y + window.height - 8,
        window.width * easeExpOut(Math.min(1, seconds / 0.9)),
        8,
      );
      break;
  }
  context.restore();
};

const keyOf = ({ style, vignette, window, focus }: PictureParams): string =>
  `${vignette} ${style} ${Object.values(window).join()} ${Object.values(focus).join()}`;

paintPicture.prepare = (_, params, cache) =>
  rememberFew(cache, 'vignettes', openVignettes, keyOf(params), () =>
    openVignette({
      vignette: vignettes[params.vignette],
      scene: { window: params.window, focus: params.focus },
      palette: paletteOf(cache, params.palette),
      renderer: renderers[params.style],
      hasBackdrop: params.style !== 'minimalist',
    }),
  );

const rounded = ({ x, y, width, height }: Box, radius: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
};

function clipTo(context: Context, path: Path2D): void {
  context.clip(path);
}

/** A drawing in close-up ends at a round hairline, as a straight edge would look like a mistake. */
function lens(context: Context, window: Box, palette: Palette): void {
  const path = discIn(window);
  context.fillStyle = palette.shade('main', 94, 0.5);
  context.fill(path);
  context.strokeStyle = palette.shade('main', 22, 0.4);
  context.lineWidth = 4;
  context.stroke(path);
  context.clip(path);
}

const discIn = ({ x, y, width, height }: Box): Path2D => {
  const path = new Path2D();
  path.arc(x + width / 2, y + height / 2, Math.min(width, height) / 2 - 3, 0, Math.PI * 2);
  return path;
};

/** Shadow and hairline of light around a card, then its clip. */
function card(context: Context, window: Box, shade: string): void {
  for (const [grow, alpha] of [
    [26, 0.06],
    [16, 0.08],
    [7, 0.12],
  ] as const) {
    context.fillStyle =
      shade +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');
    context.fill(
      rounded(
        {
          x: window.x - grow,
          y: window.y - grow + 18,
          width: window.width + grow * 2,
          height: window.height + grow * 2,
        },
        44 + grow,
      ),
    );
  }
  context.fillStyle = 'rgba(255,255,255,0.55)';
  context.fill(
    rounded({ x: window.x - 3, y: window.y - 3, width: window.width + 6, height: window.height + 6 }, 47),
  );
  clipTo(context, rounded(window, 44));
}

/** Two sheets of paper with a wavy hole that shows the scene. */
function paperWindow(context: Context, window: Box, seconds: number, sheets: readonly string[]): void {
  const hole = (grow: number, turn: number) => {
    const path = new Path2D();
    const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
    for (let step = 0; step <= 120; step += 1) {
      const angle = (step / 120) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // A rectangle with very round corners and a moving wave along its edge.
      const reach = 1 / (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** 0.2;
      const wave = 1 + 0.014 * Math.sin(angle * 9 + turn) + grow;
      path.lineTo(
        x + cos * reach * wave * (window.width / 2 - 26),
        y + sin * reach * wave * (window.height / 2 - 22),
      );
    }
    path.closePath();
    return path;
  };
  for (const [index, sheet] of sheets.entries()) {
    const path = hole(0.07 - index * 0.035, seconds * (index ? -0.9 : 0.7));
    context.save();
    context.translate(4, 9);
    context.fillStyle = 'rgba(20,10,30,0.2)';
    context.fill(path);
    context.restore();
    context.fillStyle = sheet;
    context.fill(path);
  }
  clipTo(context, hole(0, seconds * 0.6));
}
