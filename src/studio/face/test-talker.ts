import { planMotion } from '../presenter/motion/plan-motion.ts';
import { openPresenterStage } from '../presenter/presenter-stage.ts';
import type { PresenterId } from '../presenter/presenters.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import { restPose, type MouthTrack } from '../mouth/mouth-track.ts';

export type Talker = {
  presenterId?: PresenterId;
  mouth: MouthTrack;
  /** Added to the turn of the head; 1 is about 11 degrees. */
  yaw?: number;
  /** An ffmpeg filter that degrades the clip. */
  filter?: string;
};

/** A drawn person who sways, blinks and speaks as planned; the detector finds the face. */
export async function filmTalker(path: string, talker: Talker): Promise<string> {
  const { presenterId = 'maya', mouth, yaw = 0, filter } = talker;
  const stage = await openPresenterStage(presenterId, []);
  const colour = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  async function* frames() {
    for (const pose of planMotion(mouth, 7)) {
      stage.show({ ...pose, yaw: pose.yaw + yaw });
      yield new Uint8Array(stage.canvas.data());
    }
  }
  const { width, height } = houseFormat();
  const size = ['-s', `${width}x${height}`, '-r', `${houseFrameRate}`];
  const input = ['-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', ...size, '-i', 'pipe:0'];
  const picture = ['-vf', filter ? `${colour},${filter}` : colour, '-c:v', 'libx264', '-preset', 'ultrafast'];
  await runFfmpeg({ args: [...input, ...picture, '-crf', '18', path], input: frames() });
  return path;
}

/** Approximate words: the mouth opens and closes at varying speed, with closures in between. */
export function babble(frames: number, seed = 0): MouthTrack {
  const poses = Array.from({ length: frames }, (_, frame) => {
    const opening = Math.max(
      0,
      Math.sin((frame + seed) / 2.6) * (0.65 + 0.35 * Math.sin((frame + seed) / 7)),
    );
    const width = 0.6 * Math.sin((frame + seed) / 5.3);
    const press = opening === 0 && Math.sin((frame + 1 + seed) / 2.6) <= 0 ? 1 : 0;
    return { ...restPose, opening, width, press };
  });
  return { framesPerSecond: houseFrameRate, poses };
}

export const silent = (frames: number): MouthTrack => ({
  framesPerSecond: houseFrameRate,
  poses: Array.from({ length: frames }, () => restPose),
});
