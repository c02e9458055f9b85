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
 * A clip from the chosen file to its arrival: checked, read, trimmed and cut in the browser, sent in parts that survive
 * a lost connection and a reload. Lives as long as the wizard; `useMediaInputView` is for the step that shows it.
 */
export function useMediaInput({ kind, maxBytes, rules, onChange }: MediaInputOptions) {
  const upload = useFileUpload({ kind, maxBytes, onSent: ({ id }) => onChange({ uploadId: id }) });
  return { ...useTrimmedClip(upload, onChange, rules), upload };
}
export type MediaInput = ReturnType<typeof useMediaInput>;
