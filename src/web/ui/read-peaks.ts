/** Decoding a larger file costs more than the waveform is worth. */
const maxBytes = 40 * 1_024 * 1_024;
const sampleRate = 8_000;

/** The loudest sample of each of `count` equal parts, relative to the loudest of all: 0 to 1. */
export function findPeaks(samples: Float32Array, count: number): number[] {
  const size = Math.max(1, Math.floor(samples.length / count));
  const peaks = Array.from({ length: count }, (_, part) =>
    samples
      .subarray(part * size, (part + 1) * size)
      .reduce((max, value) => Math.max(max, Math.abs(value)), 0),
  );
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** Returns the peaks of a local file or of one of our URLs, or null if the file is too large to decode. */
export async function readPeaks(source: File | string, count: number): Promise<number[] | null> {
  if (source instanceof File && source.size > maxBytes) return null;
  const bytes = await (source instanceof File ? source : await fetch(source)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
  return findPeaks(sound.getChannelData(0), count);
}
