import type { Activity } from '../../../story-script/words/activities.ts';
import type { Action } from '../../../story/story.ts';
import type { Pose } from '../skeleton/pose.ts';
import * as effort from './effort-poses.ts';
import { drink, hug, lean, read, wave } from './gesture-poses.ts';
import * as handling from './handling-poses.ts';
import { crossArms, cry, laugh, listen, stand, talk, think, yawn } from './idle-poses.ts';
import { run, walk } from './moving-poses.ts';
import * as partnered from './partnered-poses.ts';
import * as playing from './playing-poses.ts';
import { lie, sit, sitAtDesk, sitOnGround, sleep, work } from './resting-poses.ts';
import { drive, eat, ride } from './seated-poses.ts';
import { carry, holdOut, phone, point } from './standing-poses.ts';

/** Pose names: an action of a scene, a more specific verb, or the role of a partner. */
export type PoseName =
  | Action
  | Activity
  | 'lie'
  | 'sit-on-ground'
  | 'cross-arms'
  | 'receive'
  | 'held-by-hand'
  | 'climb-stairs'
  | 'swing'
  | Playing;

/** Playing instruments, being carried, and riding. */
type Playing =
  'play-guitar' | 'play-violin' | 'play-wind' | 'play-drum' | 'play-piano' | 'carried' | 'ride-horse';

const poses: Record<PoseName, readonly Pose[]> = {
  stand,
  walk,
  run,
  sit,
  'sit-at-desk': sitAtDesk,
  'hold-out': holdOut,
  point,
  phone,
  carry,
  lean,
  wave,
  hug,
  sleep,
  drink,
  read,
  work,
  talk,
  listen,
  think,
  laugh,
  cry,
  yawn,
  lie,
  'sit-on-ground': sitOnGround,
  'cross-arms': crossArms,
  give: handling.give,
  pay: handling.give,
  receive: handling.receive,
  show: handling.show,
  serve: handling.serve,
  pour: handling.pour,
  cook: handling.cook,
  wipe: handling.wipe,
  sew: sitAtDesk,
  pack: handling.pack,
  open: handling.open,
  write: handling.write,
  type: sitAtDesk,
  paint: handling.paint,
  teach: handling.teach,
  'write-board': handling.writeBoard,
  bow: handling.bow,
  present: handling.present,
  examine: handling.examine,
  measure: handling.measure,
  photograph: handling.photograph,
  comfort: handling.comfort,
  'shake-hands': handling.shakeHands,
  'hold-hands': handling.holdHands,
  'held-by-hand': handling.heldByHand,
  knock: handling.knock,
  cheer: handling.cheer,
  clap: handling.clap,
  'climb-stairs': partnered.climbStairs,
  'push-swing': partnered.pushSwing,
  swing: partnered.swing,
  'raise-hand': partnered.raiseHand,
  'wash-hair': partnered.washHair,
  knead: partnered.knead,
  light: partnered.light,
  cut: partnered.cut,
  shoot: partnered.shoot,
  dribble: partnered.dribble,
  kick: partnered.kick,
  finish: partnered.finish,
  argue: partnered.argue,
  pet: effort.kneel,
  kneel: effort.kneel,
  crouch: effort.crouch,
  dig: effort.dig,
  sweep: effort.sweep,
  shovel: effort.sweep,
  water: effort.water,
  repair: effort.repair,
  push: effort.push,
  pull: effort.pull,
  lift: effort.lift,
  throw: effort.throwing,
  catch: effort.catching,
  climb: effort.climb,
  jump: effort.jump,
  dance: effort.dance,
  'look-up': effort.lookUp,
  search: effort.search,
  wake: effort.wake,
  shout: effort.shout,
  'play-music': playing.playGuitar,
  'play-guitar': playing.playGuitar,
  'play-violin': playing.playViolin,
  'play-wind': playing.playWind,
  'play-drum': playing.playDrum,
  'play-piano': playing.playPiano,
  'play-cards': playing.playCards,
  'carry-person': playing.carryPerson,
  carried: playing.carried,
  'on-lap': playing.onLap,
  swim: playing.swim,
  surf: playing.surf,
  ski: playing.ski,
  row: playing.row,
  'ride-horse': playing.rideHorse,
  feed: playing.feed,
  fish: playing.fish,
  brush: playing.brush,
  fall: playing.fall,
  eat,
  ride,
  drive,
};

export const poseNames = Object.keys(poses) as readonly PoseName[];

/** One of the poses of this name; `variant` may be any integer, because the choices repeat. */
export function findPose(name: PoseName, variant = 0): Pose {
  const choices = poses[name];
  return choices[Math.abs(variant) % choices.length]!;
}
