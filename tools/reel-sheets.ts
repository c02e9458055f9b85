import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { videoFormats, type VideoFormat } from '#studio/ffmpeg/video-formats.ts';
import type { Film } from '#studio/motion/film.ts';
import { openFilm } from '#studio/motion/open-film.ts';
import { planReel } from '#studio/reel/plan-reel.ts';
import { reelStyles, type ReelPlan } from '#studio/reel/reel-plan.ts';
import { completePlan } from '#studio/reel/render-reel.ts';
import { styleSystems } from '#studio/reel/style/styles.ts';
import { planCuts, type Scene } from '#studio/reel/timing/cuts.ts';
import { longName, nameLayersOf, reelPlan, speak, textLayers } from '#studio/reel/test-reels.ts';

/**
 * Contact sheets of reels: one picture per style and brand, one row per format.
 *
 *   node tools/reel-sheets.ts <folder> [style,style] [brand,brand] [format,format]
 */
const [folder, wantedStyles, wantedBrands, wantedFormats] = process.argv.slice(2);
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
  plain: {
    industry: 'Technology',
    callToAction: 'Start free',
    brand: { name: 'Orbit' },
    lines: speak(15, [
      ['hook', 'What if your team never missed a beat?'],
      ['problem', 'Most tools scatter work over ten tabs.'],
      ['promise', 'Orbit brings every screen into one place.'],
      ['benefit', 'Plans, chats and numbers, fresh on every phone.'],
      ['call-to-action', 'See your whole week at a glance.'],
    ]),
  },
  long: {
    lines: speak(15, [
      ['hook', 'Ready for a room you love?'],
      ['problem', 'Most sofas are made to last a lease.'],
      ['promise', 'We build each armchair by hand, for decades.'],
      ['benefit', 'So your living room grows better with every year.'],
      ['call-to-action', 'Come and sit in one this weekend.'],
    ]),
    industry: 'Real Estate',
    callToAction: 'Book a viewing this weekend',
    brand: { name: longName, colours: ['#8a1538', '#c9b79c'], offer: 'Homes for people who stay' },
  },
};
/** In pixels; six pictures side by side, or three in the wide format, make a sheet about 1590 wide. */
const rowHeights: Record<VideoFormat, number> = { '9:16': 460, '4:5': 324, '1:1': 260, '16:9': 294 };
const gap = 6;

for (const style of wantedStyles?.split(',') ?? reelStyles)
  for (const name of wantedBrands?.split(',') ?? Object.keys(brands)) {
    const rows: Canvas[][] = [];
    for (const format of (wantedFormats?.split(',') ?? Object.keys(videoFormats)) as VideoFormat[]) {
      const plan = await completePlan(reelPlan(style as ReelPlan['style'], format, brands[name]));
      const film = planReel(plan);
      const scenes = planCuts(plan, styleSystems[plan.style].pace);
      rows.push(await drawMoments(film, momentsOf(film, plan, scenes), rowHeights[format]));
    }
    await writeFile(path.join(folder, `${style}-${name}.png`), layOutSheet(rows).toBuffer('image/png'));
  }

async function drawMoments(film: Film, moments: readonly number[], rowHeight: number): Promise<Canvas[]> {
  const open = await openFilm(film);
  const pictures: Canvas[] = [];
  for (const moment of moments) {
    const frame = await open.draw(moment);
    const small = createCanvas(Math.round((frame.width / frame.height) * rowHeight), rowHeight);
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(frame, 0, 0, small.width, small.height);
    pictures.push(small);
  }
  await open.close();
  return pictures;
}

/** Title and hook before they disappear, three captions while they are spoken (the first with the tag), the end card. */
function momentsOf(film: Film, { brand, style }: ReelPlan, scenes: readonly Scene[]): number[] {
  const texts = textLayers(film).toSorted((one, other) => one.from - other.from);
  const captions = texts.filter(({ highlight }) => highlight).slice(1);
  const late = ({ from, to }: { from: number; to: number }) => Math.round(from + (to - from) * 0.75);
  const tag = nameLayersOf(film, brand.name).toSorted((one, other) => one.from - other.from)[1]!;
  const isRead = (frame: number) =>
    captions.some(({ from, to }) => frame >= from + 9 && frame < Math.min(to - 5, from + 40));
  const tagged = Array.from(
    { length: Math.max(1, tag.to - tag.from - 26) },
    (_, index) => tag.from + 17 + index,
  );
  const others = captions
    .slice(2)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, 2)
    .map(late)
    .toSorted((one, other) => one - other);
  const [title, hook] = scenes;
  return [
    title!.to - 12,
    hook!.to - (style === 'cinematic' ? 16 : 12),
    tagged.findLast(isRead) ?? tag.from + 22,
    others[0]!,
    others.at(-1)!,
    film.frames - 12,
  ];
}

/** Formats side by side: two narrow formats per row, the wide format on separate rows. */
function layOutSheet(rows: Canvas[][]): Canvas {
  const lines = rows.flatMap((row) =>
    row[0]!.width > row[0]!.height * 1.2 ? [row.slice(0, 3), row.slice(3)] : [row],
  );
  const width = Math.max(...lines.map((line) => line.reduce((sum, { width }) => sum + width + gap, 0)));
  const tops = lines.map((_, row) =>
    lines.slice(0, row).reduce((sum, line) => sum + line[0]!.height + gap, 0),
  );
  const sheet = createCanvas(width, tops.at(-1)! + lines.at(-1)![0]!.height);
  const context = sheet.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, sheet.width, sheet.height);
  lines.forEach((line, row) => {
    let x = 0;
    for (const picture of line) {
      context.drawImage(picture, x, tops[row]!);
      x += picture.width + gap;
    }
  });
  return sheet;
}

/** Dark green and white, so that a part of it would disappear on almost any background. */
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
