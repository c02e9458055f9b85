import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import * as hooks from '#contract/calls/hooks.ts';
import { readUpload } from '#contract/calls/uploads.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../../tests/helpers/api.ts';
import { makeClip } from '../../tests/helpers/sample-media.ts';
import type { PersistentCaller } from './persistent-caller.ts';

export type WorkKind = 'hook' | 'upload' | 'video';
type Outcome = { kind: WorkKind; status: string };

export type Load = {
  /** Starts one task, which runs until it has ended. */
  begin: (kind: WorkKind) => void;
  underWay: () => number;
  /** Waits until all tasks have ended and returns their outcomes. */
  settle: () => Promise<Outcome[]>;
};

type LoadOptions = {
  /** The account in the currently running app. */
  person: () => Person;
  caller: PersistentCaller;
  folder: string;
};

/** One second of speech, about the minimum for a hook. */
const shortText = 'Hi there.';
const lookAgainAfterMs = 300;
const enoughCredits = 50;

/** Real work, requested like a browser does, and retried while the app is unavailable. */
export async function openLoad({ person, caller, folder }: LoadOptions): Promise<Load> {
  const { insist } = caller;
  const clip = await makeClip(path.join(folder, 'clip.mp4'), { seconds: 5, size: '320x240' });
  const working = new Set<Promise<void>>();
  const outcomes: Outcome[] = [];
  let buying: Promise<void> | null = null;

  const pay = async (): Promise<void> => {
    const { balance } = await insist(() => person().try(readWallet));
    if (balance >= enoughCredits) return;
    buying ??= insist(async () => {
      await person().buy('studio');
      return { status: 200, body: {} as never, headers: new Headers() };
    }).then(() => void (buying = null));
    await buying;
  };
  const makeHook = async () => {
    await pay();
    const idempotencyKey = crypto.randomUUID();
    const body = { templateId: 'maya', hookText: shortText, textOverlayEnabled: false, generationId: null };
    const started = await insist(() => person().try(hooks.startHook, { body, idempotencyKey }));
    const params = { hookId: started.hookGenerationId };
    const ended = await until(
      () => insist(() => person().try(hooks.readHookStatus, { params })),
      ({ status }) => status !== 'processing',
    );
    return { generationId: started.generationId, status: ended.status };
  };
  const upload = async () => {
    const { id: uploadId } = await insist(() => person().tryUpload(clip));
    return until(
      () => insist(() => person().try(readUpload, { params: { uploadId } })),
      ({ status }) => status !== 'processing',
    );
  };
  const makeVideo = async (): Promise<string> => {
    const { generationId, status } = await makeHook();
    if (status !== 'completed') return status;
    const { id: videoFileId, status: uploaded } = await upload();
    if (uploaded !== 'ready') return uploaded;
    const params = { generationId };
    await insist(() => person().try(videoParts.addProduct, { params, body: { videoFileId } }));
    const audio = { audioSource: 'none' as const };
    await insist(() => person().try(videoParts.chooseAudio, { params, body: audio }));
    const query = { async: 'true' as const };
    await insist(() => person().try(generations.processGeneration, { params, query, body: {} }));
    const ended = await until(
      () => insist(() => person().try(generations.readGeneration, { params })),
      (generation) => ['completed', 'failed', 'cancelled'].includes(generation.status),
    );
    return ended.status;
  };
  const work: Record<WorkKind, () => Promise<string>> = {
    hook: async () => (await makeHook()).status,
    upload: async () => (await upload()).status,
    video: makeVideo,
  };
  const run = async (kind: WorkKind): Promise<void> => {
    const status = await work[kind]().catch((error: unknown) => `stuck: ${String(error)}`);
    outcomes.push({ kind, status });
  };
  return {
    begin(kind) {
      const piece = run(kind);
      working.add(piece);
      void piece.finally(() => working.delete(piece));
    },
    underWay: () => working.size,
    async settle() {
      await Promise.all(working);
      return outcomes;
    },
  };
}

/** Repeatedly interrupted work may end only after the kills have stopped. */
const maxWorkMs = 3_600_000;

async function until<T>(look: () => Promise<T>, isOver: (found: T) => boolean): Promise<T> {
  const end = performance.now() + maxWorkMs;
  for (;;) {
    const found = await look();
    if (isOver(found)) return found;
    if (performance.now() > end) throw new Error('the work does not end');
    await delay(lookAgainAfterMs);
  }
}
