import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawReceipt, type Receipt } from './draw-receipt.ts';
import { fontRuns } from './receipt-fonts.ts';

const receipt: Receipt = {
  number: 'HL-20261121-ABCDEF12',
  paidAt: new Date('2026-11-21T12:00:00Z'),
  buyer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  packageName: 'Creator',
  credits: 60,
  paidCents: 5_831,
  taxCents: 931,
  currency: 'USD',
  status: 'completed',
  isSandbox: true,
};

test('a receipt is a one-page PDF with identical bytes each time', async () => {
  const [first, second] = [await drawReceipt(receipt), await drawReceipt(receipt)];
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(second)).toBe(true);
  expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(first.equals(await drawReceipt({ ...receipt, paidCents: 5_832 }))).toBe(false);
});

test('its text can be selected and copied @payments-017', async () => {
  const written = readText(await drawReceipt(receipt));
  for (const text of [
    'Receipt',
    'HL-20261121-ABCDEF12',
    'November 21, 2026',
    'Ada Lovelace',
    'ada@example.com',
    'Creator package, 60 credits',
    '$49.00',
    '$9.31',
    '$58.31',
    'Paid',
  ]) {
    expect(written).toContain(text.replaceAll(' ', ''));
  }
  expect(written).not.toContain('refunded');
  expect(readText(await drawReceipt({ ...receipt, status: 'refunded' }))).toContain('-$58.31');
});

test('names in several scripts are drawn with matching fonts', async () => {
  expect(fontRuns('Łukasz')).toEqual([
    { subset: 'latin-ext', text: 'Ł' },
    { subset: 'latin', text: 'ukasz' },
  ]);
  expect(fontRuns('Иван 王').map(({ text }) => text)).toEqual(['Иван', ' ?']);
  const written = readText(
    await drawReceipt({ ...receipt, buyer: { name: 'Łukasz Иван', email: 'l@example.com' } }),
  );
  expect(written).toContain('ŁukaszИван');
});

/** The text of a PDF without whitespace, decoded by its glyph tables. */
function readText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map<number, { head: string; stream: string }>();
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [head = '', body] = match[2]!.split('stream\n');
    const bytes = Buffer.from(body?.replace(/\nendstream\n$/, '') ?? '', 'latin1');
    const isDeflated = body !== undefined && head.includes('FlateDecode');
    const stream = isDeflated ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
    objects.set(Number(match[1]), { head, stream });
  }
  const maps = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1];
      maps.set(name!, readMap(objects.get(Number(unicode))?.stream ?? ''));
    }
  }
  let written = '';
  let map = new Map<string, string>();
  for (const { stream } of objects.values()) {
    for (const [, font, text] of stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|<([\da-f]+)>(?=[ \d[\]<>a-f.-]*\] TJ)/g,
    )) {
      if (font) map = maps.get(font) ?? map;
      for (const glyph of text?.match(/.{4}/g) ?? []) written += map.get(glyph) ?? '';
    }
  }
  return written.replaceAll(/\s/g, '');
}

function readMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first, list] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first!, 16);
    for (const [, codes] of list!.matchAll(/<([\da-f]+)>/g)) {
      const text = codes!.match(/.{4}/g)!.map((code) => String.fromCharCode(Number.parseInt(code, 16)));
      map.set(glyph.toString(16).padStart(4, '0'), text.join(''));
      glyph += 1;
    }
  }
  return map;
}
