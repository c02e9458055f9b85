/** The video's address with parameters that make the server send it as a named file, and bypass caches. */
export function buildDownloadUrl(videoUrl: string, fileName: string, origin: string, nowMs: number): string {
  const url = new URL(videoUrl, origin);
  url.searchParams.set('download', '1');
  url.searchParams.set('filename', fileName);
  url.searchParams.set('ts', String(nowMs));
  return url.href;
}
