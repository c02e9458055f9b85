import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLoudness } from '../ffmpeg/loudness/parse-loudness.ts';
import { loudnessFilter } from '../ffmpeg/loudness/measure-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

const targetLufs = -16;
/** How far the speech may be below the target before the gain is raised once more. */
const toleranceLu = 0.7;
/** Sample peak. The true peak is about 0.5 dB higher between samples, and the rest is a reserve for the limiter's attack. */
const peakLimit = 10 ** (-2.5 / 20);
/** More gain would only raise the noise of nearly silent speech. */
const maxGainDecibels = 30;

/** Equalises and compresses the raw voice at `rawPath` to −16 LUFS and a true peak below −1.5 dB. */
export async function masterSpeech(task: {
  rawPath: string;
  workFolder: string;
  equalizer: string[];
  signal?: AbortSignal;
  ffmpegPath?: string;
}): Promise<string> {
  const { signal, ffmpegPath, workFolder } = task;
  const evenPath = join(workFolder, 'speech-even.wav');
  const partPath = join(workFolder, 'speech-part.wav');
  const path = join(workFolder, 'speech.wav');
  const even = [
    'aresample=48000',
    'highpass=f=70',
    ...task.equalizer,
    'acompressor=threshold=0.1:ratio=3:attack=6:release=120:knee=4',
  ];
  try {
    const measured = await runFfmpeg({
      args: [
        '-v',
        'info',
        '-y',
        '-i',
        task.rawPath,
        '-af',
        [...even, loudnessFilter].join(','),
        '-c:a',
        'pcm_f32le',
        evenPath,
      ],
      signal,
      ffmpegPath,
    });
    /** Writes the finished file, and returns its loudness. */
    const finish = async (gainDecibels: number): Promise<number | null> => {
      const loud = `volume=${gainDecibels.toFixed(2)}dB,alimiter=limit=${peakLimit}:attack=3:release=60:level=0:latency=1`;
      const filters = ['-af', `${loud},${loudnessFilter}`];
      const form = ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le'];
      const args = ['-v', 'info', '-y', '-i', evenPath, ...filters, ...form, partPath];
      const { stderr } = await runFfmpeg({ args, signal, ffmpegPath });
      return parseLoudness(stderr).integratedLufs;
    };
    const { integratedLufs } = parseLoudness(measured.stderr);
    const gainDecibels = Math.min(targetLufs - (integratedLufs ?? targetLufs), maxGainDecibels);
    const missing = targetLufs - ((await finish(gainDecibels)) ?? targetLufs);
    // With fast speech the limiter takes away noticeable loudness.
    if (missing > toleranceLu) await finish(Math.min(gainDecibels + missing, maxGainDecibels));
    await rename(partPath, path);
    return path;
  } finally {
    await Promise.all([evenPath, partPath].map((leftover) => rm(leftover, { force: true })));
  }
}
