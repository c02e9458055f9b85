/** Where a page may name its own encoding. */
const headBytes = 2_048;

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];

/** The text of a page in the encoding that its reply, its first bytes or itself names; UTF-8 otherwise. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const label = isMarked ? 'utf-8' : (charsetIn(contentType ?? '') ?? charsetIn(head) ?? 'utf-8');
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}
