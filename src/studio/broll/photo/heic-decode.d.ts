declare module 'heic-decode' {
  /** The first picture of the file, with its rotation applied. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
