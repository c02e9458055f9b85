import type { JSONColumnType } from 'kysely';
import type { EngineNote, LanguageEngine, VoiceEngine } from '#contract/engines.ts';
import type { ReelLine } from '#contract/reels.ts';
import type { Stamp } from './stamp.ts';
import type { StoredLoudness } from './video-tables.ts';

export type StoredScript = {
  lines: ReelLine[];
  /** Null: its user wrote or changed it. */
  engine: LanguageEngine | null;
  notes: EngineNote[];
};

type SpokenWord = { word: string; startSeconds: number; endSeconds: number };

/** A reel's stored voice-over. Times are relative to the reel. */
export type StoredVoiceOver = {
  key: string;
  /** Relative to the reel. */
  durationSeconds: number;
  /** In the order of the script. */
  lines: { startSeconds: number; endSeconds: number; words: SpokenWord[] }[];
  loudness: StoredLoudness;
  engine: VoiceEngine;
  notes: EngineNote[];
};

export type VoiceOversTable = {
  id: string;
  user_id: string;
  script: JSONColumnType<StoredScript, string, string> | null;
  spoken: JSONColumnType<StoredVoiceOver, string, string> | null;
  created_at: Stamp;
};
