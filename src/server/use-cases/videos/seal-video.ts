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
 * Marks the file as AI-generated, in plain metadata and, if possible, in signed content credentials. The last step of
 * every video. A failing signer costs the signature, not the video. Returns the sealed file's path.
 */
export async function sealVideo(
  deps: SealDeps,
  video: {
    path: string;
    /** The file is in the work folder and needed no longer: it is marked where it is, which saves a copy. */
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
    // Without uploads, any of which may be what the signer cannot process.
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

/** Loads the signer while the video is made, which saves a third of a second. Must be disposed of. */
export async function prepareSigner(deps: SealDeps, signal: AbortSignal): Promise<Signer | null> {
  return (await deps.credentials) ? startSigner(signal) : null;
}
