export type DigitalSourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia';

export type AiMark = { title: string; creatorTool: string; digitalSourceType: DigitalSourceType };

/** IPTC's digital source types. */
export const sourceTypeBase = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** An XMP packet (ISO 16684-1) with the IPTC digital source type (made with AI) and the tool's name. */
export function buildXmp({ title, creatorTool, digitalSourceType }: AiMark): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
   <xmp:CreatorTool>${escapeXml(creatorTool)}</xmp:CreatorTool>
   <Iptc4xmpExt:DigitalSourceType>${sourceTypeBase}${digitalSourceType}</Iptc4xmpExt:DigitalSourceType>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Reads the output of buildXmp; null if the packet has no digital source type. */
export function parseXmp(xmp: string): AiMark | null {
  const sourceType = readElement(xmp, 'Iptc4xmpExt:DigitalSourceType')?.replace(sourceTypeBase, '');
  if (sourceType !== 'trainedAlgorithmicMedia' && sourceType !== 'compositeWithTrainedAlgorithmicMedia')
    return null;
  const creatorTool = readElement(xmp, 'xmp:CreatorTool') ?? '';
  return { title: readElement(xmp, 'rdf:li') ?? '', creatorTool, digitalSourceType: sourceType };
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const;

function escapeXml(text: string): string {
  return [...text]
    .filter(isXmlCharacter)
    .join('')
    .replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

/** The characters allowed by XML 1.0 §2.2, even when escaped. Lone surrogates are not allowed. */
function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0)!;
  const isControl = code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd;
  return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

function readElement(xmp: string, name: string): string | undefined {
  const text = new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xmp)?.[1];
  if (text === undefined) return undefined;
  return Object.entries(entities).reduceRight(
    (escaped, [character, entity]) => escaped.replaceAll(entity, character),
    text,
  );
}
