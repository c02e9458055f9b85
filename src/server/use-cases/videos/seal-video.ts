import path from 'node:path';
import type { DigitalSourceType } from '#studio/provenance/build-xmp.ts';
import type { Credentials } from '#studio/provenance/credentials.ts';
import { markVideo } from '#studio/provenance/mark-video.ts';
import { signVideo, startSigner, type Signer } from '#studio/provenance/sign-video.ts';

export type SealDeps = {
  /** Available shortly after the start; null if signing is impossible. */
  credentials: Promise<Credentials | null>;
  log: { warn: (facts: object, text: string) => void };
};

/**
 * Marks the file as AI-generated, in plain metadata and, if possible, in signed content credentials: the last step of
 * every video. If signing fails, the video stays unsigned. Returns the sealed file's path.
 */
export async function sealVideo(
  deps: SealDeps,
  video: {
    path: string;
    /** Whether the file is in the work folder and no longer needed: it is then marked in place, which saves a copy. */
    isDisposable?: boolean;
    title: string;
    digitalSourceType: DigitalSourceType;
    /** Parts with their own content credentials. */
    ingredientPaths?: string[];
    /** The result of `prepareSigner`. */
    signer?: Signer | null;
    workFolder: string;
    signal: AbortSignal;
  },
): Promise<string> {
  const { workFolder, signal, title, digitalSourceType, ingredientPaths = [] } = video;
  const mark = { title, digitalSourceType, creatorTool: 'Hookline' };
  const markedPath = video.isDisposable ? video.path : path.join(workFolder, 'marked.mp4');
  const signedPath = path.join(workFolder, 'signed.mp4');
  await markVideo({ path: video.path, outputPath: markedPath, ...mark });
  const credentials = await deps.credentials;
  if (!credentials) return markedPath;
  const job = { path: markedPath, outputPath: signedPath, credentials, signal, ...mark };
  const attempts = [
    { ...job, ingredientPaths, ...(video.signer ? { signer: video.signer } : {}) },
    // Without the uploads: the signer may be unable to process one of them.
    { ...job, ingredientPaths: [] },
  ];
  for (const attempt of attempts) {
    try {
      await signVideo(attempt);
      return signedPath;
    } catch (error) {
      signal.throwIfAborted();
      const facts = { err: error, ingredients: attempt.ingredientPaths.length };
      deps.log.warn(facts, 'signing a video failed');
    }
  }
  return markedPath;
}

/**
 * Starts a signer while the video is made, which saves a third of a second. Null if signing is impossible. The caller must
 * dismiss it.
 */
export async function prepareSigner(deps: SealDeps, signal: AbortSignal): Promise<Signer | null> {
  return (await deps.credentials) ? startSigner(signal) : null;
}
