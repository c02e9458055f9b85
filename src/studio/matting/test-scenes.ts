import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { restPose } from '../mouth/mouth-track.ts';
import { aimCamera } from '../presenter/camera.ts';
import { drawFrame } from '../presenter/draw-frame.ts';
import type { FramePose } from '../presenter/motion/frame-pose.ts';
import { planMotion } from '../presenter/motion/plan-motion.ts';
import { getPerson } from '../presenter/people/people.ts';
import type { Person } from '../presenter/people/person.ts';
import type { PresenterId } from '../presenter/presenters.ts';
import { paintRigLayers, type Layer, type RigLayers } from '../presenter/rig-layers.ts';
import { seededRandom } from '../presenter/paint/seeded-random.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';

/** A frame of a drawn person and its true alpha. */
export type Scene = { picture: Picture; truth: Uint8Array };
/** The set of a presenter, a crowd of blurred shapes, or a wall, grey or green. */
export type Background = PresenterId | 'shapes' | 'wall' | 'green';

const width = 720;
const height = 1280;

type SceneOrder = {
  /** Null for the background alone. */
  presenterId: PresenterId | null;
  background: Background;
  frames: number;
  /** Standard deviation of each sample, in levels. */
  noise?: number;
  /** The person keeps the first pose; only the noise changes. */
  isStill?: boolean;
};

export function filmScene({
  presenterId,
  background,
  frames,
  noise = 2.5,
  isStill,
}: SceneOrder): [Scene, ...Scene[]] {
  const drawPose = presenterId ? openActor(presenterId) : () => createCanvas(width, height);
  const behind = drawBackground(background);
  const random = seededRandom(11);
  const track = { framesPerSecond: 30, poses: Array.from({ length: 60 }, () => restPose) };
  const poses = planMotion(track, 5).slice(12, 12 + frames);
  const held = isStill ? drawPose(poses[0]!) : null;
  const scenes = poses.map((pose) => {
    const actor = held ?? drawPose(pose);
    const truth = new Uint8Array(width * height);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.drawImage(behind, 0, 0);
    context.drawImage(actor, 0, 0);
    const own = actor.getContext('2d').getImageData(0, 0, width, height).data;
    for (let at = 0; at < truth.length; at += 1) truth[at] = own[at * 4 + 3]!;
    const picture = toPicture(context.getImageData(0, 0, width, height).data);
    addNoise(picture, noise, random);
    return { picture, truth };
  });
  return scenes as [Scene, ...Scene[]];
}

type Actor = (pose: FramePose) => Canvas;
const actors = new Map<PresenterId, Actor>();

/** Draws the person alone: the layers of the rig over an empty setting. They are painted once, which takes longest. */
function openActor(presenterId: PresenterId): Actor {
  const known = actors.get(presenterId);
  if (known) return known;
  const person = getPerson(presenterId);
  const none = { picture: createCanvas(1, 1), x: 0, y: 0 };
  const layers: RigLayers = {
    ...paintRigLayers(person, { isInRoom: false }),
    setting: none,
    body: paintWholeBody(person),
    arms: {
      upper: { [-1]: none, 1: none },
      fore: { [-1]: none, 1: none },
      elbow: { [-1]: none, 1: none },
      hand: () => none,
    },
  };
  const camera = aimCamera(person);
  const actor = (pose: FramePose) => {
    const canvas = createCanvas(width, height);
    drawFrame(canvas.getContext('2d'), { person, layers, camera }, pose);
    return canvas;
  };
  actors.set(presenterId, actor);
  return actor;
}

/** Trunk and arms in one piece, as they are painted: every limit in these tests was measured on this outline. */
function paintWholeBody(person: Person): Layer {
  const [x, y] = [-380, 60];
  const picture = createCanvas(760, 1000);
  const context = picture.getContext('2d');
  context.translate(-x, -y);
  person.paintBody(context, person.outfits[0]);
  return { picture, x, y };
}

const backgrounds = new Map<Background, Canvas>();

function drawBackground(background: Background): Canvas {
  const known = backgrounds.get(background);
  if (known) return known;
  const canvas = createCanvas(width, height);
  backgrounds.set(background, canvas);
  const context = canvas.getContext('2d');
  if (background !== 'shapes' && background !== 'wall' && background !== 'green') {
    getPerson(background).paintSetting(context);
    return canvas;
  }
  const wall = context.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, background === 'green' ? '#3fae49' : '#cdd3d8');
  wall.addColorStop(1, background === 'green' ? '#35983f' : '#98a3ad');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  if (background !== 'shapes') return canvas;
  // Out-of-focus shapes of many sizes and colours, as behind a person in a street or a room.
  const random = seededRandom(3);
  for (let index = 0; index < 120; index += 1) {
    const size = 20 + 260 * random() ** 2;
    const tone = `hsl(${Math.floor(random() * 360)} ${15 + random() * 45}% ${15 + random() * 65}%)`;
    context.filter = `blur(${Math.round(2 + random() * 8)}px)`;
    context.globalAlpha = 0.35 + random() * 0.5;
    context.fillStyle = tone;
    context.fillRect(
      random() * width - size / 2,
      random() * height - size / 2,
      size,
      size * (0.3 + random() * 2),
    );
  }
  context.filter = 'none';
  context.globalAlpha = 1;
  return canvas;
}

/** RGB to BT.709 limited range; a colour sample is the mean of its four pixels. */
function toPicture(rgba: Uint8ClampedArray): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  for (let at = 0; at < picture.luma.length; at += 1) {
    const [red, green, blue] = [rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!];
    picture.luma[at] = Math.round(16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue));
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = (channel: number) => {
        const at = (y * width + x) * 4 + channel;
        const below = at + width * 4;
        return (rgba[at]! + rgba[at + 4]! + rgba[below]! + rgba[below + 4]!) / 4;
      };
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const to = ((y / 2) * width) / 2 + x / 2;
      picture.cb[to] = Math.round(128 + (224 / 255) * (-0.1146 * red - 0.3854 * green + 0.5 * blue));
      picture.cr[to] = Math.round(128 + (224 / 255) * (0.5 * red - 0.4542 * green - 0.0458 * blue));
    }
  }
  return picture;
}

function addNoise({ luma, cb, cr }: Picture, deviation: number, random: () => number): void {
  // A sum of four has nearly the shape of sensor noise; its own deviation is the root of a third.
  const spread = deviation / Math.sqrt(1 / 3);
  for (const plane of [luma, cb, cr]) {
    for (let at = 0; at < plane.length; at += 1) {
      const value = plane[at]! + (random() + random() + random() + random() - 2) * spread;
      plane[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
}
