import { createCanvas } from '@napi-rs/canvas';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseFrameRate,
  houseVideoArgs,
} from '../house-format/house-format.ts';
import { restPose } from '../mouth/mouth-track.ts';
import { aimCamera } from '../presenter/camera.ts';
import { drawFrame } from '../presenter/draw-frame.ts';
import { planMotion } from '../presenter/motion/plan-motion.ts';
import { getPerson } from '../presenter/people/people.ts';
import type { PresenterId } from '../presenter/presenters.ts';
import { paintRigLayers, type Layer } from '../presenter/rig-layers.ts';

export type Footage = {
  presenterId?: PresenterId;
  format?: VideoFormat;
  frames: number;
  /** `room` is the presenter's own; otherwise a CSS colour. */
  behind: 'room' | (string & {});
  /** A lavfi source, or none for silence. */
  sound?: string;
  /** An ffmpeg filter for the pictures. */
  filter?: string;
};

/** A drawn person in front of a screen or in a room, with noise, as a house clip. */
export async function filmPresenter(path: string, footage: Footage): Promise<string> {
  const { presenterId = 'maya', format, frames, behind, sound, filter } = footage;
  const { width, height } = houseFormat(format);
  const person = getPerson(presenterId);
  const layers = paintRigLayers(person, { isInRoom: false });
  const scene = {
    person,
    camera: aimCamera(person, format),
    layers: behind === 'room' ? layers : { ...layers, setting: paintScreen(behind) },
  };
  const poses = planMotion({ framesPerSecond: houseFrameRate, poses: Array(frames).fill(restPose) }, 5);
  async function* pictures() {
    const canvas = createCanvas(width, height);
    for (const pose of poses) {
      drawFrame(canvas.getContext('2d'), scene, pose);
      yield new Uint8Array(canvas.data());
    }
  }
  const size = ['-s', `${width}x${height}`, '-r', `${houseFrameRate}`];
  const input = ['-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', ...size, '-i', 'pipe:0'];
  const seconds = `${frames / houseFrameRate}`;
  const audio = ['-f', 'lavfi', '-t', seconds, '-i', sound ?? 'anullsrc=r=48000:cl=stereo'];
  const noise = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,noise=alls=4:allf=t';
  const graph = ['-vf', `${noise}${filter ? `,${filter}` : ''}`];
  const encoding = [...houseVideoArgs(), ...houseAudioArgs(), '-t', seconds, ...houseContainerArgs()];
  await runFfmpeg({ args: [...input, ...audio, ...graph, ...encoding, path], input: pictures() });
  return path;
}

/** Larger than any frame, because the setting is moved and scaled. */
function paintScreen(colour: string): Layer {
  const canvas = createCanvas(3000, 3000);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 3000, 3000);
  return { picture: canvas, x: -1200, y: -900 };
}
