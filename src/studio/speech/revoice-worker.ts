/** Runs in a worker thread, because the vocoder blocks. One message in, one reply, then the thread ends. */
import { workerData } from 'node:worker_threads';
import { reportResult } from '../threads/report-to-parent.ts';
import { revoice } from './vocoder/revoice.ts';
import type { RevoiceOrder, VoiceCharacter } from './vocoder/revoice.ts';

const { orders, character } = workerData as { orders: RevoiceOrder[]; character: VoiceCharacter };
reportResult(orders.map((order) => revoice(order, character)));
