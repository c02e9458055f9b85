/** Beginnings of the names that cameras, phones, messengers and screenshots give: "IMG_2041", "PXL_20260102", "Screenshot 2026". */
const cameraName =
  /^(?:img|dsc[fn]?|dscn|pxl|mvi?|vid|screen ?shot|bildschirmfoto|whatsapp image|gopr|dji|p\d{3,})(?=[\s_.-]|\d|$)/i;
/** Words that a device puts before a number; a person goes on with words: "photo frame". */
const counted = /^(?:image|photo|picture|pic|foto|signal|unnamed|untitled|scan)[\d\s_.()-]*$/i;
/** Numbers, dates and hashes without a word. */
const wordless = /^[\d\s_.()-]*$|^[\da-f]{8}[\da-f-]*$/i;

/** "walnut-lamp.jpg" → "walnut lamp"; null for a name given by a device, such as IMG_1234.jpg. */
export function nameOfFile(fileName: string): string | null {
  const name = fileName.replace(/\.[^.]*$/, '');
  if (cameraName.test(name) || counted.test(name) || wordless.test(name)) return null;
  return name.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim() || null;
}
