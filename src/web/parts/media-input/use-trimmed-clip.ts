import { useEffect, useRef, useState } from 'react';
import { wholeRange, type ClipRange } from '#contract/clip-range.ts';
import { announce } from '../../ui/announce.ts';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { mediaInputTexts } from './media-input-texts.ts';
import type { FileUpload } from './send/use-file-upload.ts';
import { uploadRules, type ClipRules } from './trim/clip-rules.ts';
import { cutInBrowser } from './trim/cut-in-browser.ts';
import { useOriginalClip } from './trim/use-original-clip.ts';

/** The changed values of a clip: its upload, and the range that the server cuts out of it. */
export type ClipEntry = Partial<ClipRange & { uploadId: string | null }>;

const progressSteps = 10;
const noCut = { range: null, share: null } as const;

/**
 * A clip on this device. If it can be cut here, nothing is sent until a range of it is applied or the user continues, so
 * only that range is uploaded. Any other clip is sent whole at once, and the server cuts it.
 */
export function useTrimmedClip(
  upload: FileUpload,
  onChange: (entry: ClipEntry) => void,
  rules: ClipRules = uploadRules,
) {
  const { state, keep, send, isBegun } = upload;
  const { original, open, forget, markUncuttable } = useOriginalClip();
  /** `range` was cut here and is sent instead of the original; `share` is the progress of a cut, 0 to 1. */
  const [cut, setCut] = useState<{ range: TrimRange | null; share: number | null }>(noCut);
  const cutting = useRef<AbortController>(undefined);
  useEffect(() => () => cutting.current?.abort(), []);

  const reset = () => {
    cutting.current?.abort();
    setCut(noCut);
    forget();
    onChange({ uploadId: null, ...wholeRange });
  };
  const choose = async (file: File) => {
    reset();
    if (!keep(file)) return;
    const read = await open(file);
    if (read && rules.isSentAtOnce(read.facts, isBegun(file))) send();
  };

  const isSentWhole = state.phase === 'sent' && state.chosen.file === original?.file;
  /** False for a file that the server has already and for a clip that cannot be cut here: the server cuts those. */
  const isCutInBrowser = original?.facts != null && rules.isCutInBrowser(original.facts) && !isSentWhole;

  const restoreWhole = (file: File) => {
    onChange({ uploadId: null, ...wholeRange });
    keep(file);
    setCut(noCut);
  };
  const cutHere = async (file: File, range: TrimRange) => {
    const controller = new AbortController();
    cutting.current = controller;
    setCut((before) => ({ ...before, share: 0 }));
    const onProgress = (share: number) => {
      // Progress is reported for every packet; rendering each report would cost more than the cut.
      const step = Math.floor(share * progressSteps) / progressSteps;
      setCut((before) => (before.share === step ? before : { ...before, share: step }));
    };
    try {
      const cutFile = await cutInBrowser(file, { ...range, onProgress, signal: controller.signal });
      if (controller.signal.aborted) return;
      onChange({ uploadId: null, ...wholeRange });
      keep(cutFile, { isMadeHere: true });
      send();
      setCut({ range, share: null });
    } catch {
      if (controller.signal.aborted) return;
      // An earlier cut may still be the chosen file; the server needs the whole one.
      restoreWhole(file);
      markUncuttable();
      announce(mediaInputTexts.cutByServer);
      send();
      onChange(range);
    }
  };

  return {
    original,
    isCutInBrowser,
    /** The range that was cut here; null for the whole clip or one that the server cuts. */
    cutRange: cut.range,
    cutShare: cut.share,
    choose: (file: File) => void choose(file),
    forget: () => {
      reset();
      upload.forget();
    },
    /** Null is the whole clip. Resolves when the range has been cut. */
    trim: async (range: TrimRange | null) => {
      if (!original || !isCutInBrowser) onChange(range ?? wholeRange);
      else if (range) await cutHere(original.file, range);
      else restoreWhole(original.file);
    },
    stopCutting: () => {
      cutting.current?.abort();
      setCut((before) => ({ ...before, share: null }));
    },
  };
}
export type TrimmedClip = ReturnType<typeof useTrimmedClip>;
