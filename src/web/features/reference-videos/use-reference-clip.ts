import { useState } from 'react';
import { contentFiles } from '#contract/template-rules.ts';
import { findTrimSource, type TrimSource } from '../../parts/media-input/trim/find-trim-source.ts';
import { useMediaInput } from '../../parts/media-input/use-media-input.ts';
import { useChosenFile } from '../../parts/media-input/use-chosen-file.ts';
import { findClipProblem, findFootageProblem, findWholeUpload, referenceRules } from './reference-clip.ts';

/** The clip to trim; `uploadId` names the file that the server cuts; if null, it is cut here. */
export type ReferenceFootage = TrimSource & { uploadId: string | null };

/** The page has no live channel, so it reads the upload often. */
const pollMs = 1_500;

/** The chosen reference video, the clip to trim, and the reason why it cannot be used. */
export function useReferenceClip() {
  const [uploadId, setUploadId] = useState<string | null>(null);
  const input = useMediaInput({
    kind: 'video',
    maxBytes: contentFiles.maxReferenceVideoBytes,
    rules: referenceRules,
    onChange: (entry) => {
      if (entry.uploadId !== undefined) setUploadId(entry.uploadId);
    },
  });
  const { media, refusal, prepareAgain } = useChosenFile(input.upload, uploadId, pollMs);
  const whole = findWholeUpload(input.upload, media?.upload);
  const serverId = whole?.stage === 'ready' ? whole.upload.id : null;
  const played = findTrimSource(input.original, media?.upload);
  const footage: ReferenceFootage | null =
    played && (input.isCutInBrowser || serverId !== null)
      ? { ...played, uploadId: input.isCutInBrowser ? null : serverId }
      : null;
  return {
    video: input.original,
    whole,
    footage,
    problem: findClipProblem({ ...input, refusal }) ?? (footage && findFootageProblem(footage)),
    /** Absent where another file is needed. */
    tryAgain: input.upload.state.phase === 'broken' ? input.upload.send : prepareAgain,
    choose: input.choose,
    forget: input.forget,
  };
}
export type ReferenceClip = ReturnType<typeof useReferenceClip>;
