import { readFile, rm, stat } from 'node:fs/promises';
import type { ReelLogo } from '#contract/calls/reels.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { reelLimits, reelTexts } from '#contract/reels.ts';
import { drawLogo, type DrawnLogo } from '#studio/logo/draw-logo.ts';
import { findSvgHarm, isSvg } from '#studio/logo/find-svg-harm.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readPictureFacts } from '../../domain/picture-type.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { fileCheckTimeout, runInTurn, type InspectionDeps } from '../uploads/inspect-upload.ts';
import type { IncomingFile } from '../uploads/receive-upload.ts';
import { storeUpload } from '../uploads/store-upload.ts';

export type StoreLogoDeps = InspectionDeps & { database: Database; jobs: JobQueue; storage: Storage };

/** SVG drawings are rasterised safely if accepted; the refusal lists the accepted types. */
export type LogoRule = { acceptsSvg: boolean; wrongType: () => AppError };

const reelLogoRule: LogoRule = {
  acceptsSvg: true,
  wrongType: () => new AppError('logo_type', reelTexts.logoType),
};

export const logoTooLarge = (): AppError =>
  new AppError('logo_too_large', reelTexts.logoTooLarge, { maxBytes: reelLimits.maxLogoBytes });

/** Checks a logo and stores it as a PNG, as an upload of its owner. A rejected file leaves nothing behind. */
export async function storeLogo(
  deps: StoreLogoDeps,
  { userId, file, rule = reelLogoRule }: { userId: string; file: IncomingFile; rule?: LogoRule },
): Promise<ReelLogo> {
  const drawnPath = `${file.path}.png`;
  try {
    if (file.sizeBytes === 0) throw new AppError('file_empty', 'The file is empty');
    if (file.sizeBytes > reelLimits.maxLogoBytes) throw logoTooLarge();
    const { width, height } = await runInTurn(deps, userId, () => draw(deps, rule, file.path, drawnPath));
    const id = crypto.randomUUID();
    const { imageUrl } = await storeUpload(
      deps,
      {
        id,
        userId,
        kind: 'image',
        fileName: file.fileName,
        sizeBytes: (await stat(drawnPath)).size,
        contentHash: file.contentHash,
        storageKey: `users/${userId}/uploads/${id}.png`,
        facts: { durationSeconds: 0, container: 'png', width, height },
      },
      drawnPath,
    );
    return { uploadId: id, url: imageUrl!, width, height };
  } finally {
    await rm(file.path, { force: true });
    await rm(drawnPath, { force: true });
  }
}

async function draw(
  { inspections }: InspectionDeps,
  rule: LogoRule,
  path: string,
  outputPath: string,
): Promise<DrawnLogo> {
  refuseUndrawable(rule, await readFile(path));
  const signal = AbortSignal.timeout(inspections.timeLimitMs);
  return drawLogo({ path, outputPath, signal }).catch((error: unknown) => {
    // A busy machine says nothing about the file.
    throw signal.aborted
      ? fileCheckTimeout(error)
      : new AppError('file_damaged', 'The logo could not be drawn', {}, error);
  });
}

function refuseUndrawable(rule: LogoRule, bytes: Buffer): void {
  const refuse = (code: ErrorCode, text: string): never => {
    throw new AppError(code, text);
  };
  const facts = readPictureFacts(bytes);
  if (facts) {
    if (facts.type === 'gif' || facts.isAnimated) throw rule.wrongType();
    const { width, height } = facts;
    if (width === 0 || height === 0) refuse('file_damaged', 'The picture has no pixels');
    const { maxLogoSidePixels, maxLogoPixels } = reelLimits;
    if (Math.max(width, height) > maxLogoSidePixels || width * height > maxLogoPixels) throw logoTooLarge();
    return;
  }
  const text = bytes.toString();
  if (!rule.acceptsSvg || !isSvg(text)) throw rule.wrongType();
  const harm = findSvgHarm(text);
  if (harm === 'unsafe') refuse('logo_unsafe', reelTexts.logoUnsafe);
  if (harm === 'too-large') throw logoTooLarge();
}
