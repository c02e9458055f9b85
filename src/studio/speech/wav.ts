/** Mono 16-bit PCM in a RIFF file. */
export type WavSamples = { sampleRate: number; samples: Int16Array };

const headerBytes = 44;

export function writeWavSamples({ sampleRate, samples }: WavSamples): Uint8Array {
  const file = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(file.buffer);
  const text = (offset: number, value: string) => file.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let index = 0; index < samples.length; index++)
    view.setInt16(headerBytes + index * 2, samples[index]!, true);
  return file;
}

/** Skips unknown chunks; ffmpeg writes a LIST before the data. */
export function readWavSamples(file: Uint8Array): WavSamples {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let sampleRate = 0;
  for (let offset = 12; offset + 8 <= file.length;) {
    const name = new TextDecoder().decode(file.subarray(offset, offset + 4));
    const length = Math.min(view.getUint32(offset + 4, true), file.length - offset - 8);
    const start = offset + 8;
    if (name === 'fmt ') {
      const isMono16Bit = view.getUint16(start + 2, true) === 1 && view.getUint16(start + 14, true) === 16;
      if (!isMono16Bit) throw new Error('Expected a mono 16-bit WAV file.');
      sampleRate = view.getUint32(start + 4, true);
    }
    if (name === 'data') {
      const samples = Int16Array.from({ length: length >> 1 }, (_, index) =>
        view.getInt16(start + index * 2, true),
      );
      return { sampleRate, samples };
    }
    offset = start + length + (length % 2);
  }
  throw new Error('The WAV file has no samples.');
}
