import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawLogo } from './draw-logo.ts';
import { findSvgHarm, isSvg } from './find-svg-harm.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 60 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

async function draw(content: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'hookline-logo-'));
  const [path, outputPath] = [join(folder, 'logo'), join(folder, 'logo.png')];
  await writeFile(path, content);
  const size = await drawLogo({ path, outputPath });
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(await readFile(outputPath)), 0, 0);
  const pixelAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
  return { size, pixelAt };
}

test('a drawing becomes a picture with its transparency, whatever size it states @reel-013', async () => {
  const bar = '<rect width="30" height="20" fill="#ff0000"/>';
  for (const attributes of ['viewBox="0 0 60 20"', 'viewBox="0 0 60 20" width="900000" height="300000px"']) {
    const { size, pixelAt } = await draw(`<?xml version="1.0"?><!-- <svg> -->\n${svg(bar, attributes)}`);
    expect(size).toEqual({ width: 1_024, height: 341 });
    expect([pixelAt(100, 170), pixelAt(900, 170)[3]]).toEqual([[255, 0, 0, 255], 0]);
  }
  await expect(draw(svg(bar, ''))).rejects.toThrow();
});

test('a photograph keeps its size up to the limit, and text is rejected', async () => {
  const picture = (width: number, height: number): Buffer => {
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').fillRect(0, 0, width, height);
    return canvas.toBuffer('image/webp');
  };
  expect((await draw(picture(40, 20))).size).toEqual({ width: 40, height: 20 });
  expect((await draw(picture(2_048, 512))).size).toEqual({ width: 1_024, height: 256 });
  await expect(draw('not a picture')).rejects.toThrow();
});

test.each([
  ['<script>alert(1)</script>'],
  ['<svg:script/>'],
  ['<rect onload="alert(1)"/>'],
  ['<a href="javascript:alert(1)"/>'],
  ['<image href="https://example.com/a.png"/>'],
  ["<image xlink:href='file:///etc/passwd'/>"],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['<use href=//example.com/a.svg#b />'],
  ['<style>@import "a.css"</style>'],
  ['<rect style="fill:url(https://example.com/a)"/>'],
  ['<foreignObject/>'],
  ['<animate attributeName="href"/>'],
])('%s is not drawn', (inside) => {
  expect(findSvgHarm(svg(inside))).toBe('unsafe');
});

test('entities are not expanded, and nested repetitions are rejected @reel-014', () => {
  expect(findSvgHarm(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)).toBe('unsafe');
  expect(findSvgHarm(svg('<use href="#a"/>'.repeat(25)))).toBe('too-large');
  expect(findSvgHarm(svg('<path/>'.repeat(20_001)))).toBe('too-large');
});

test('shapes, gradients, embedded pixels and a plain document type are accepted', () => {
  const shapes =
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/><image href="data:image/png;base64,AA=="/>';
  const text = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/g.dtd">\n${svg(shapes)}`;
  expect([isSvg(text), findSvgHarm(text)]).toEqual([true, null]);
  expect([isSvg('<html><svg></svg></html>'), isSvg('text <svg>')]).toEqual([false, false]);
});
