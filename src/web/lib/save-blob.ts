/** Saves data that the browser already has as a file on the device. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the address later than this call. A minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
