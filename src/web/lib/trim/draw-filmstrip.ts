import { CanvasSink, EncodedPacketSink, type WrappedCanvas } from 'mediabunny';
import { openInput, type ClipSource } from './open-input.ts';

export type Filmstrip = {
  timesSeconds: readonly number[];
  /** In points of the canvas. */
  width: number;
  height: number;
  onThumbnail: (index: number, picture: HTMLCanvasElement | OffscreenCanvas) => void;
  signal: AbortSignal;
};

/**
 * A small picture for each time, one after another, each from the key frame before it: an exact one would cost
 * decoding everything in between. Draws nothing where the picture cannot be decoded, and stops at the signal.
 */
export async function drawFilmstrip(source: ClipSource, filmstrip: Filmstrip): Promise<void> {
  const { timesSeconds, width, height, onThumbnail, signal } = filmstrip;
  const input = openInput(source);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) return;
    const packets = new EncodedPacketSink(track);
    const pictures = new CanvasSink(track, { width, height, fit: 'cover' });
    let drawn: WrappedCanvas | null = null;
    for (const [index, seconds] of timesSeconds.entries()) {
      if (signal.aborted) return;
      const key = (await packets.getKeyPacket(seconds)) ?? (await packets.getFirstKeyPacket());
      if (!key || signal.aborted) return;
      if (drawn?.timestamp !== key.timestamp) drawn = await pictures.getCanvas(key.timestamp);
      if (drawn && !signal.aborted) onThumbnail(index, drawn.canvas);
    }
  } catch {
    // A strip without pictures is still a strip.
  } finally {
    input.dispose();
  }
}
