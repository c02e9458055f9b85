/** Runs in a worker thread, because matching takes about 30 ms per second of audio. One order in, one reply out. */
import { workerData } from 'node:worker_threads';
import { reportResult } from '../threads/report-to-parent.ts';
import { alignReference, readRecording } from './align-reference.ts';
import { combineReferences } from './combine-references.ts';
import { median } from './median.ts';
import { snapWordsToPauses } from './snap-words-to-pauses.ts';
import type { Reference, WordPhone } from './speak-references.ts';

export type AlignmentOrder = { samples: Int16Array; references: Reference[] };
export type AlignedPhones = { phones: WordPhone[]; cost: number; durationSeconds: number };

const { samples, references } = workerData as AlignmentOrder;
const recording = readRecording(samples);
const aligned = references.map((reference) => alignReference(recording, reference));
const combined = combineReferences(aligned.map(({ phones }) => phones));
const reply: AlignedPhones = {
  phones: snapWordsToPauses(combined, recording.pauses, recording.durationSeconds),
  cost: median(aligned.map(({ cost }) => cost)),
  durationSeconds: recording.durationSeconds,
};
reportResult(reply);
