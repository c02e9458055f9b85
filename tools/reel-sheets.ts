import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { videoFormats, type VideoFormat } from '#studio/ffmpeg/video-formats.ts';
import { openFilm } from '#studio/motion/open-film.ts';
import { planReel } from '#studio/reel/plan-reel.ts';
import { reelStyles, type ReelPlan } from '#studio/reel/reel-plan.ts';
import { completePlan } from '#studio/reel/render-reel.ts';
import { longName, reelPlan } from '#studio/reel/test-reels.ts';

/**
 * Contact sheets of reels, to be looked at: one picture for each style and brand, one row for each format.
 *
 *   node tools/reel-sheets.ts <folder> [style,style] [brand,brand]
 */
const [folder, wantedStyles, wantedBrands] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/reel-sheets.ts <folder> [styles] [brands]');
await mkdir(folder, { recursive: true });

const logoPath = path.join(folder, 'logo.png');
await writeFile(logoPath, drawLogo().toBuffer('image/png'));

const brands: Record<string, Partial<ReelPlan>> = {
  logo: {
    industry: 'Food & Beverage',
    brand: {
      name: 'Luma Coffee',
      logoPath,
      colours: ['#1d6f5c', '#f2b84b'],
      offer: 'Fresh roasted beans, delivered',
    },
  },
  plain: { industry: 'Technology', callToAction: 'Start free', brand: { name: 'Orbit' } },
  long: {
    industry: 'Real Estate',
    callToAction: 'Book a viewing this weekend',
    brand: { name: longName, colours: ['#8a1538', '#c9b79c'], offer: 'Homes for people who stay' },
  },
};
/** Title, hook, two scenes, a close-up and the end card, each when it has settled. */
const moments = [0.7, 2.1, 4.2, 7.6, 10.2, 13.9];
const rowHeight = 380;
const gap = 6;

for (const style of wantedStyles?.split(',') ?? reelStyles)
  for (const name of wantedBrands?.split(',') ?? Object.keys(brands)) {
    const rows: Canvas[][] = [];
    for (const format of Object.keys(videoFormats) as VideoFormat[]) {
      const plan = await completePlan(reelPlan(style as ReelPlan['style'], format, brands[name]));
      rows.push(await drawMoments(planReel(plan)));
    }
    await writeFile(path.join(folder, `${style}-${name}.png`), layOutSheet(rows).toBuffer('image/png'));
  }

async function drawMoments(film: Parameters<typeof openFilm>[0]): Promise<Canvas[]> {
  const open = await openFilm(film);
  const pictures: Canvas[] = [];
  for (const seconds of moments) {
    const frame = await open.draw(Math.min(film.frames - 1, Math.round(seconds * 30)));
    const small = createCanvas(Math.round((frame.width / frame.height) * rowHeight), rowHeight);
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(frame, 0, 0, small.width, small.height);
    pictures.push(small);
  }
  await open.close();
  return pictures;
}

/** Formats side by side: two narrow ones to a row, the wide one on rows of its own. */
function layOutSheet(rows: Canvas[][]): Canvas {
  const lines = rows.flatMap((row) =>
    row[0]!.width > rowHeight * 1.2 ? [row.slice(0, 3), row.slice(3)] : [row],
  );
  const width = Math.max(...lines.map((line) => line.reduce((sum, { width }) => sum + width + gap, 0)));
  const sheet = createCanvas(width, lines.length * (rowHeight + gap));
  const context = sheet.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, sheet.width, sheet.height);
  lines.forEach((line, row) => {
    let x = 0;
    for (const picture of line) {
      context.drawImage(picture, x, row * (rowHeight + gap));
      x += picture.width + gap;
    }
  });
  return sheet;
}

/** Dark green and white: a part of it would vanish on almost every ground. */
function drawLogo(): Canvas {
  const canvas = createCanvas(480, 480);
  const context = canvas.getContext('2d');
  context.fillStyle = '#123d33';
  context.beginPath();
  context.arc(240, 240, 220, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(240, 240, 92, 142, 0.5, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#123d33';
  context.lineWidth = 20;
  context.beginPath();
  context.moveTo(190, 352);
  context.bezierCurveTo(250, 290, 220, 200, 292, 130);
  context.stroke();
  return canvas;
}
