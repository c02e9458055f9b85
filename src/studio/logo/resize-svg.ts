/** The root tag of the document; everything before it is skipped. */
const rootTag =
  /^(?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<(?:\w+:)?svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
};

const pixels = (length: string | null): number | null => {
  const number = /^\s*([\d.]+)\s*(?:px)?\s*$/.exec(length ?? '')?.[1];
  return number !== undefined && Number(number) > 0 ? Number(number) : null;
};

/**
 * The drawing with a size of at most so many pixels a side, whatever size it states: the renderer reserves memory for
 * that, and ends its process where there is not enough. Throws when it states no size at all.
 */
export function resizeSvg(text: string, maxSide: number): string {
  const tag = rootTag.exec(text)?.[0];
  if (!tag) throw new Error('The drawing has no root element.');
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBoxUsable = boxWidth !== undefined && boxHeight !== undefined && boxWidth > 0 && boxHeight > 0;
  const width = isBoxUsable ? boxWidth : pixels(attribute(tag, 'width'));
  const height = isBoxUsable ? boxHeight : pixels(attribute(tag, 'height'));
  if (!width || !height || !Number.isFinite(width * height)) throw new Error('The drawing states no size.');
  const scale = maxSide / Math.max(width, height);
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const bare = tag.replaceAll(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const box = isBoxUsable ? attribute(tag, 'viewBox')! : `0 0 ${width} ${height}`;
  const resized = bare.replace(/(\/?)>$/, ` width="${size[0]}" height="${size[1]}" viewBox="${box}"$1>`);
  return resized + text.slice(tag.length);
}
