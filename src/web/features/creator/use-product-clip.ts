import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { announce } from '../../ui/announce.ts';
import type { ClipFacts } from '../../lib/trim/open-clip.ts';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { wholeClip } from './clip-range.ts';
import { texts } from './texts.ts';
import type { DraftControl } from './use-draft.ts';
import type { FileUpload } from './use-file-upload.ts';

/** The file as it was chosen, which is kept beside what is sent of it. */
type Original = { file: File; url: string; facts: ClipFacts | null };

const progressSteps = 10;
const noCut = { range: null, share: null } as const;

const isTrimmable = (facts: ClipFacts): boolean =>
  facts.isCuttable && (facts.durationSeconds ?? 0) > limits.trimMinSeconds;

/**
 * The product clip on this device. A clip that can be cut here stays here until the person goes on, so that of a
 * trimmed one only the part is ever sent; any other clip is sent at once, and the server cuts it.
 */
export function useProductClip(fileUpload: FileUpload, control: DraftControl) {
  const { changeProduct } = control;
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
    changeProduct({ uploadId: null, ...wholeClip });
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
      changeProduct({ uploadId: null, ...wholeClip });
      keep(part, { isMadeHere: true });
      send();
      setCut({ range, share: null });
    } catch {
      if (own.signal.aborted) return;
      setCut(noCut);
      setOriginal((before) =>
        before?.facts ? { ...before, facts: { ...before.facts, isCuttable: false } } : before,
      );
      announce(texts.upload.cutByServer);
      send();
      changeProduct(range);
    }
  };
  const useWhole = (file: File) => {
    changeProduct({ uploadId: null, ...wholeClip });
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
      if (!original || !isCutHere) changeProduct(range ?? wholeClip);
      else if (range) await cutHere(original.file, range);
      else useWhole(original.file);
    },
    stopCutting: () => {
      cutting.current?.abort();
      setCut((before) => ({ ...before, share: null }));
    },
  };
}
export type ProductClip = ReturnType<typeof useProductClip>;
