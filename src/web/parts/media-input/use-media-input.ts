import { useFileUpload } from './send/use-file-upload.ts';
import type { MediaKind } from './send/file-checks.ts';
import { findFootage } from './trim/find-footage.ts';
import type { ClipRules } from './trim/clip-rules.ts';
import { useMedia } from './use-media.ts';
import { useTrimmedClip, type ClipEntry } from './use-trimmed-clip.ts';

type MediaInputOptions = {
  kind: MediaKind;
  maxBytes?: number;
  /** The file on the server; null until it has arrived. */
  uploadId: string | null;
  rules?: ClipRules;
  /** How often the upload is read again while the server prepares it. */
  pollMs?: number;
  onChange: (entry: ClipEntry) => void;
};

/**
 * A clip from the chosen file to the prepared upload: checked, read, trimmed and cut in the browser, sent in parts that
 * survive a lost connection and a reload. `media` shows it, wherever it is.
 */
export function useMediaInput({ kind, maxBytes, uploadId, rules, pollMs, onChange }: MediaInputOptions) {
  const upload = useFileUpload({ kind, maxBytes, onSent: ({ id }) => onChange({ uploadId: id }) });
  const clip = useTrimmedClip(upload, onChange, rules);
  const { media, refusal } = useMedia(upload, uploadId, pollMs);
  return { ...clip, upload, media, refusal, footage: findFootage(clip.original, media?.upload) };
}
export type MediaInput = ReturnType<typeof useMediaInput>;
