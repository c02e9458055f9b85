import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { JobData, JobFailure, JobName } from '../domain/jobs.ts';
import { ProviderError } from '../errors.ts';
import { eraseAccount } from '../use-cases/accounts/erase-account.ts';
import { exportAccount, failExport } from '../use-cases/accounts/export-account.ts';
import { failFootage, prepareFootage, reportFootage } from '../use-cases/content/prepare-footage.ts';
import { composeVideo, failVideo, reportVideo } from '../use-cases/generations/compose-video.ts';
import { failHook, makeHook, reportHook } from '../use-cases/hooks/make-hook.ts';
import { mediaErrorCode } from '../use-cases/uploads/media-error.ts';
import { failClip, prepareClip, reportClip } from '../use-cases/uploads/prepare-clip.ts';
import type { JobHandler } from './run-job.ts';

export type JobDeps = Parameters<typeof makeHook>[0] &
  Parameters<typeof prepareClip>[0] &
  Parameters<typeof composeVideo>[0] &
  Parameters<typeof exportAccount>[0] &
  Parameters<typeof eraseAccount>[0];
export type JobHandlers = { [N in JobName]: JobHandler<JobData[N]> };

const judgeBy =
  (code: JobFailure['code']) =>
  (error: unknown): JobFailure => {
    const media = mediaErrorCode(error);
    if (media) return { code: media, retry: false };
    if (error instanceof ProviderError) return { code: 'provider_failed', retry: error.retryable };
    return { code, retry: true };
  };

/** A file whose header is in order and whose pictures are not is found out only here. */
const judgeClip = (error: unknown): JobFailure =>
  error instanceof FfmpegError ? { code: 'file_damaged', retry: false } : judgeBy('video_failed')(error);

export function createHandlers(deps: JobDeps): JobHandlers {
  return {
    'make-hook': {
      run: (data, context) => makeHook(deps, data, context),
      fail: (transaction, data, code) => failHook(deps, transaction, data.hookId, code),
      report: (data, progress) => reportHook(deps, data.hookId, progress),
      judge: judgeBy('hook_failed'),
      timeLimitSeconds: 900,
    },
    'prepare-clip': {
      run: (data, context) => prepareClip(deps, data, context),
      fail: (transaction, data, code) => failClip(deps, transaction, data.clipId, code),
      report: (data, progress) => reportClip(deps, data.clipId, progress),
      judge: judgeClip,
      timeLimitSeconds: 2_400,
    },
    'prepare-footage': {
      run: (data, context) => prepareFootage(deps, data, context),
      fail: (transaction, data, code) => failFootage(transaction, data.fileId, code),
      report: (data, progress) => reportFootage(deps, data.fileId, progress),
      judge: judgeClip,
      timeLimitSeconds: 2_400,
    },
    'compose-video': {
      run: (data, context) => composeVideo(deps, data, context),
      fail: (transaction, data, code) => failVideo(transaction, data, code),
      report: (data, progress) => reportVideo(deps, data, progress),
      judge: judgeBy('video_failed'),
      timeLimitSeconds: 900,
    },
    'export-account': {
      run: (data, context) => exportAccount(deps, data, context),
      fail: (transaction, data) => failExport(transaction, data.exportId),
      report: async () => {},
      judge: judgeBy('internal'),
      timeLimitSeconds: 2_400,
    },
    'erase-account': {
      run: (data) => eraseAccount(deps, data),
      // There is no giving up: the sweep begins it anew.
      fail: async () => {},
      report: async () => {},
      judge: judgeBy('internal'),
      timeLimitSeconds: 2_400,
    },
  };
}
