// Makes assets/music/<id>.m4a and waveforms.json from the scores. Run manually when a score or an instrument changes:
// node tools/make-music-library.ts [id…]
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import { drawWaveform } from '#studio/music-library/draw-waveform.ts';
import { encodeTrack } from '#studio/music-library/encode-track.ts';
import { scores } from '#studio/music-library/music-tracks.ts';
import { renderTrack } from '#studio/music-library/render-track.ts';

const folder = join(import.meta.dirname, '..', 'assets', 'music');
const waveformsPath = join(folder, 'waveforms.json');

async function readWaveforms(): Promise<Record<string, number[]>> {
  try {
    return JSON.parse(await readFile(waveformsPath, 'utf8')) as Record<string, number[]>;
  } catch {
    return {};
  }
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const made: Record<string, number[]> = {};
for (const score of scores) {
  if (wanted.length > 0 && !wanted.includes(score.id)) continue;
  const sound = renderTrack(score);
  const path = join(folder, `${score.id}.m4a`);
  await encodeTrack(sound, `${path}.part`);
  await rename(`${path}.part`, path);
  made[score.id] = drawWaveform(sound);
  const { integratedLufs, truePeakDbtp } = await measureLoudness({ path });
  const kilobytes = Math.round((await stat(path)).size / 1000);
  console.log(`${score.id}: ${integratedLufs} LUFS, ${truePeakDbtp} dBTP, ${kilobytes} kB`);
}
const known = { ...(await readWaveforms()), ...made };
const inOrder = Object.fromEntries(scores.filter(({ id }) => known[id]).map(({ id }) => [id, known[id]]));
const style = await resolveConfig(waveformsPath);
await writeFile(waveformsPath, await format(JSON.stringify(inOrder), { ...style, parser: 'json' }));
