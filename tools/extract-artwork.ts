import { readFile, writeFile } from 'node:fs/promises';
import { Path2D } from '@napi-rs/canvas';
import { thingRows } from '#studio/story-script/words/thing-words.ts';

/**
 * Copies the artwork listed in thing-words.ts from the icon library, so that the app neither installs nor reads the
 * library's 1,500 icons. Run it after adding a row:
 *
 *   node tools/extract-artwork.ts
 */
const target = new URL('../src/studio/illustration/world/artwork/artwork.json', import.meta.url);
const library = JSON.parse(
  await readFile(new URL(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
) as { icons: Record<string, { body: string }> };

type Part = [colour: string, path: string] | [colour: string, path: string, lineWidth: number];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];
const number = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0);

function outlineOf(tag: string): string | undefined {
  if (tag.startsWith('<path')) return attribute(tag, 'd');
  if (tag.startsWith('<rect')) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(tag, name));
    return `M${x} ${y}h${width}v${height}h-${width}z`;
  }
  const [x, y] = [number(tag, 'cx'), number(tag, 'cy')];
  const across = number(tag, 'rx') || number(tag, 'r');
  const down = number(tag, 'ry') || number(tag, 'r');
  if (across === 0) return undefined;
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0z`;
}

function partsOf(body: string): Part[] {
  const fills: (string | undefined)[] = [];
  return [...body.replaceAll(/<defs>.*?<\/defs>/gu, '').matchAll(/<[^>]+>/gu)].flatMap(([tag]): Part[] => {
    if (tag === '</g>') {
      fills.pop();
      return [];
    }
    const inherited = fills.findLast((fill) => fill !== undefined);
    const fill = attribute(tag, 'fill') ?? inherited ?? '#000000';
    if (tag.startsWith('<g')) {
      fills.push(fill);
      return [];
    }
    const outline = outlineOf(tag);
    if (outline === undefined) return [];
    const stroke = attribute(tag, 'stroke');
    if (stroke) return [[stroke, outline, number(tag, 'stroke-width') || 1]];
    return fill === 'none' || fill.startsWith('url') ? [] : [[fill, outline]];
  });
}

const names = [...thingRows.matchAll(/^([\w-]+) /gmu)].map(([, name = '']) => name);
const found = [...new Set(names)].filter((name) => library.icons[name]).toSorted();
const lines = found.map((name) => {
  const parts = partsOf(library.icons[name]!.body);
  const whole = new Path2D();
  for (const [, outline] of parts) whole.addPath(new Path2D(outline));
  const [left = 0, top = 0, right = 0, bottom = 0] = whole.getBounds();
  const box = [left, top, right - left, bottom - top].map((edge) => Math.round(edge * 100) / 100);
  return `${JSON.stringify(name)}:${JSON.stringify({ box, parts })}`;
});
await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${found.length} pieces of artwork, ${lines.join('').length} characters\n`);
