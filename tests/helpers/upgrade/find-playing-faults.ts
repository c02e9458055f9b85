import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { probe } from '../sample-media.ts';

/** Reasons why a player could not show the video at this URL; empty if it plays. */
export async function findPlayingFaults(address: URL): Promise<string[]> {
  const whole = await fetch(address);
  if (whole.status !== 200) return [`${address.pathname}: status ${whole.status}`];
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(address, { headers: { range: 'bytes=100-199' } });
  const partOfIt = Buffer.from(await part.arrayBuffer());
  const faults: string[] = [];
  if (part.status !== 206 || !partOfIt.equals(bytes.subarray(100, 200)))
    faults.push(`${address.pathname}: a range is not served`);

  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-plays-'));
  try {
    const file = path.join(folder, 'video.mp4');
    await writeFile(file, new Uint8Array(bytes));
    const { streams, format } = await probe(file);
    const codecs = streams.map((stream) => stream.codec_name).toSorted();
    if (!(Number(format.duration) > 0) || codecs.join() !== 'aac,h264')
      faults.push(`${address.pathname}: ${codecs.join()} of ${format.duration} s`);
  } catch {
    faults.push(`${address.pathname}: cannot be read`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return faults;
}
