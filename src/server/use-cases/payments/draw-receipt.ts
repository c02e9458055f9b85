import PdfDocument from 'pdfkit';
import { fontFile, fontRuns, type FontWeight } from './receipt-fonts.ts';

export type Receipt = {
  number: string;
  paidAt: Date;
  buyer: { name: string; email: string };
  packageName: string;
  credits: number;
  /** Including tax. */
  paidCents: number;
  /** Null if unknown. */
  taxCents: number | null;
  currency: string;
  status: 'completed' | 'refunded';
  isSandbox: boolean;
};

/** In points, like all positions and sizes here. */
const margin = 64;
const textColour = '#1b1b1f';
const secondaryColour = '#6b6b76';
const ruleColour = '#dcdce3';

const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A one-page PDF; identical bytes for the same receipt. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Receipt ${receipt.number}`, Author: 'Hookline', CreationDate: receipt.paidAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  drawPage(pageOf(document), receipt);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Style = { size: number; weight?: FontWeight; colour?: string; align?: 'left' | 'right' };
type Page = {
  /** Writes one line whose top is at y. */
  write: (text: string, y: number, style: Style) => void;
  /** Draws a line across the page. */
  rule: (y: number) => void;
};

function pageOf(document: InstanceType<typeof PdfDocument>): Page {
  const right = document.page.width - margin;
  return {
    write(text, y, { size, weight = 400, colour = textColour, align = 'left' }) {
      const runs = fontRuns(text);
      const selectFont = (run: (typeof runs)[number]) =>
        document.font(fontFile(run.subset, weight)).fontSize(size);
      const widths = runs.map((run) => selectFont(run).widthOfString(run.text));
      let x = align === 'left' ? margin : right - widths.reduce((sum, width) => sum + width, 0);
      runs.forEach((run, index) => {
        selectFont(run).fillColor(colour).text(run.text, x, y, { lineBreak: false });
        x += widths[index]!;
      });
    },
    rule: (y) =>
      void document.moveTo(margin, y).lineTo(right, y).lineWidth(1).strokeColor(ruleColour).stroke(),
  };
}

function drawPage({ write, rule }: Page, receipt: Receipt): void {
  const money = (cents: number): string =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: receipt.currency });
  const row = (y: number, name: string, value: string, weight: FontWeight = 400): void => {
    write(name, y, { size: 11, weight, colour: weight === 700 ? textColour : secondaryColour });
    write(value, y, { size: 11, weight, align: 'right' });
  };
  write('Hookline', 64, { size: 20, weight: 700 });
  write('Receipt', 64, { size: 20, colour: secondaryColour, align: 'right' });
  rule(104);
  row(124, 'Receipt number', receipt.number);
  row(146, 'Date paid', longDate(receipt.paidAt));
  row(168, 'Status', receipt.status === 'completed' ? 'Paid' : 'Paid and refunded');
  row(190, 'Buyer', clip(receipt.buyer.name));
  row(212, 'E-mail', clip(receipt.buyer.email));
  rule(244);
  row(264, `${receipt.packageName} package, ${receipt.credits} credits`, money(subtotal(receipt)));
  if (receipt.taxCents !== null) row(286, 'Tax', money(receipt.taxCents));
  rule(318);
  row(338, 'Total paid', money(receipt.paidCents), 700);
  if (receipt.status === 'refunded') row(360, 'Refunded', money(-receipt.paidCents));
  if (receipt.isSandbox) {
    write('Made at the sandbox provider: no money was charged.', 402, { size: 10, colour: secondaryColour });
  }
}

const subtotal = ({ paidCents, taxCents }: Receipt): number => paidCents - (taxCents ?? 0);

const maxLineCharacters = 60;
/** Cuts text to one line of the page. */
const clip = (text: string): string =>
  text.length > maxLineCharacters ? `${text.slice(0, maxLineCharacters - 1)}…` : text;
