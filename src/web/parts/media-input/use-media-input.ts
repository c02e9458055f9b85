import type { MediaKind } from './send/file-checks.ts';
import { useFileUpload } from './send/use-file-upload.ts';
import type { ClipRules } from './trim/clip-rules.ts';
import { useTrimmedClip, type ClipEntry } from './use-trimmed-clip.ts';

type MediaInputOptions = {
  kind: MediaKind;
  maxBytes?: number;
  rules?: ClipRules;
  onChange: (entry: ClipEntry) => void;
};

/**
 * Handles a clip from the choice of a file to its arrival: checks, reads and cuts it in the browser, and sends it in parts
 * that survive a lost connection and a reload. Call it in the wizard, so that sending continues on every step;
 * `useMediaInputView` is for the step that shows the clip.
 */
export function useMediaInput({ kind, maxBytes, rules, onChange }: MediaInputOptions) {
  const upload = useFileUpload({ kind, maxBytes, onSent: ({ id }) => onChange({ uploadId: id }) });
  return { ...useTrimmedClip(upload, onChange, rules), upload };
}
export type MediaInput = ReturnType<typeof useMediaInput>;
