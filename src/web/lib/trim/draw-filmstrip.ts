import { CanvasSink, EncodedPacketSink, type WrappedCanvas } from 'mediabunny';
import { openInput, type ClipSource } from './open-input.ts';

export type Filmstrip = {
  timesSeconds: readonly number[];
  /** In pixels of the canvas. */
  width: number;
  height: number;
  /** Whether the exact picture of each time is drawn, which means decoding everything since the key frame before it. */
  isExact: boolean;
  onThumbnail: (index: number, picture: HTMLCanvasElement | OffscreenCanvas) => void;
  signal: AbortSignal;
};

/** Time after which exact pictures are given up: a strip of key frames is better than a busy decoder. */
const maxExactMs = 12_000;

/**
 * A small picture for each time, in order: the exact one, or the key frame before it, which is much faster. Draws nothing
 * where the picture cannot be decoded, and stops at the signal.
 */
export async function drawFilmstrip(source: ClipSource, filmstrip: Filmstrip): Promise<void> {
  const { width, height } = filmstrip;
  const input = openInput(source);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) return;
    const pictures = new CanvasSink(track, { width, height, fit: 'cover' });
    if (filmstrip.isExact) await drawExact(pictures, filmstrip);
    else await drawKeyFrames(pictures, new EncodedPacketSink(track), filmstrip);
  } catch {
    // The strip can be used without pictures.
  } finally {
    input.dispose();
  }
}

async function drawExact(
  pictures: CanvasSink,
  { timesSeconds, onThumbnail, signal }: Filmstrip,
): Promise<void> {
  const until = performance.now() + maxExactMs;
  let index = 0;
  for await (const drawn of pictures.canvasesAtTimestamps(timesSeconds)) {
    if (signal.aborted || performance.now() > until) return;
    if (drawn) onThumbnail(index, drawn.canvas);
    index += 1;
  }
}

async function drawKeyFrames(
  pictures: CanvasSink,
  packets: EncodedPacketSink,
  { timesSeconds, onThumbnail, signal }: Filmstrip,
): Promise<void> {
  let drawn: WrappedCanvas | null = null;
  for (const [index, seconds] of timesSeconds.entries()) {
    if (signal.aborted) return;
    const key = (await packets.getKeyPacket(seconds)) ?? (await packets.getFirstKeyPacket());
    if (!key || signal.aborted) return;
    if (drawn?.timestamp !== key.timestamp) drawn = await pictures.getCanvas(key.timestamp);
    if (drawn && !signal.aborted) onThumbnail(index, drawn.canvas);
  }
}
