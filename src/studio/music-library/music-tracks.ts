import { scoreSeconds } from './notation/score.ts';
import type { Score } from './notation/score.ts';
import { firstLight } from './scores/first-light.ts';
import { freshStart } from './scores/fresh-start.ts';
import { goldRoom } from './scores/gold-room.ts';
import { higherGround } from './scores/higher-ground.ts';
import { nightDrive } from './scores/night-drive.ts';
import { picnicDay } from './scores/picnic-day.ts';
import { slowSunday } from './scores/slow-sunday.ts';
import { streetLevel } from './scores/street-level.ts';

export type MusicTrack = {
  /** Also the file name: assets/music/<id>.m4a. */
  id: string;
  title: string;
  moods: readonly string[];
  bpm: number;
  key: string;
  /** Whole bars, so that the file loops without a seam. */
  durationSeconds: number;
};

/** In display order. */
export const scores: readonly Score[] = [
  freshStart,
  picnicDay,
  higherGround,
  slowSunday,
  nightDrive,
  streetLevel,
  goldRoom,
  firstLight,
];

export const musicTracks: readonly MusicTrack[] = scores.map((score) => ({
  id: score.id,
  title: score.title,
  moods: score.moods,
  bpm: score.bpm,
  key: score.key,
  durationSeconds: scoreSeconds(score),
}));

export const findMusicTrack = (id: string): MusicTrack | null =>
  musicTracks.find((track) => track.id === id) ?? null;
