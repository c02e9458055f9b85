import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { announce } from '../../ui/announce.ts';
import type { ClipFacts } from '../../lib/trim/open-clip.ts';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { wholeClip, type ClipRange } from './trim/clip-range.ts';
import { mediaInputTexts } from './media-input-texts.ts';
import type { FileUpload } from './send/use-file-upload.ts';

/** The file as it was chosen, kept beside the part of it that is sent. */
type Original = { file: File; url: string; facts: ClipFacts | null };

/** The changed values: what was uploaded, and the part that the server cuts out of it. */
type ClipEntry = Partial<ClipRange & { uploadId: string | null }>;

const progressSteps = 10;
const noCut = { range: null, share: null } as const;

const isTrimmable = (facts: ClipFacts): boolean =>
  facts.isCuttable && (facts.durationSeconds ?? 0) > limits.trimMinSeconds;

/**
 * A clip on this device. If it can be cut here, it stays here until the person continues, so that only the trimmed
 * part is ever sent. Any other clip is sent at once, and the server cuts it.
 */
export function useTrimmedClip(fileUpload: FileUpload, onChange: (entry: ClipEntry) => void) {
  const { state, keep, send, isBegun } = fileUpload;
  const [original, setOriginal] = useState<Original | null>(null);
  /** `range`: what was cut here and is sent instead of the original; `share`: of a cut under way. */
  const [cut, setCut] = useState<{ range: TrimRange | null; share: number | null }>(noCut);
  const current = useRef<Original>(undefined);
  const cutting = useRef<AbortController>(undefined);

  const putAside = useCallback(() => {
    cutting.current?.abort();
    if (current.current) URL.revokeObjectURL(current.current.url);
    current.current = undefined;
  }, []);
  useEffect(() => putAside, [putAside]);

  const choose = async (file: File) => {
    putAside();
    setOriginal(null);
    setCut(noCut);
    onChange({ uploadId: null, ...wholeClip });
    if (!keep(file)) return;
    const chosen: Original = { file, url: URL.createObjectURL(file), facts: null };
    current.current = chosen;
    setOriginal(chosen);
    const facts = await import('../../lib/trim/open-clip.ts')
      .then(({ openClip }) => openClip(file, chosen.url))
      .catch(() => null);
    if (current.current !== chosen) return;
    setOriginal({ ...chosen, facts });
    if (!facts || !isTrimmable(facts) || isBegun(file)) send();
  };

  const isSentWhole = state.phase === 'sent' && state.chosen.file === original?.file;
  /** The server makes the cut of what it has already, and of what cannot be cut here. */
  const isCutHere = original?.facts != null && isTrimmable(original.facts) && !isSentWhole;

  const cutHere = async (file: File, range: TrimRange) => {
    const own = new AbortController();
    cutting.current = own;
    setCut((before) => ({ ...before, share: 0 }));
    try {
      const { cutClip } = await import('../../lib/trim/cut-clip.ts');
      const part = await cutClip(file, {
        ...range,
        onProgress: (share) => {
          // It is told of every packet, and a drawing for each would cost more than the cut.
          const step = Math.floor(share * progressSteps) / progressSteps;
          setCut((before) => (before.share === step ? before : { ...before, share: step }));
        },
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      onChange({ uploadId: null, ...wholeClip });
      keep(part, { isMadeHere: true });
      send();
      setCut({ range, share: null });
    } catch {
      if (own.signal.aborted) return;
      setCut(noCut);
      setOriginal((before) =>
        before?.facts ? { ...before, facts: { ...before.facts, isCuttable: false } } : before,
      );
      announce(mediaInputTexts.cutByServer);
      send();
      onChange(range);
    }
  };
  const useWhole = (file: File) => {
    onChange({ uploadId: null, ...wholeClip });
    keep(file);
    setCut(noCut);
  };

  return {
    original,
    isCutHere,
    cutRange: cut.range,
    cutShare: cut.share,
    choose: (file: File) => void choose(file),
    /** Null is the whole clip. Settles when the part is made. */
    trim: async (range: TrimRange | null) => {
      if (!original || !isCutHere) onChange(range ?? wholeClip);
      else if (range) await cutHere(original.file, range);
      else useWhole(original.file);
    },
    stopCutting: () => {
      cutting.current?.abort();
      setCut((before) => ({ ...before, share: null }));
    },
  };
}
export type TrimmedClip = ReturnType<typeof useTrimmedClip>;
