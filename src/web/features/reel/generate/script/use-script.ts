import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { writeReelScript, type ReelScript } from '#contract/calls/reels.ts';
import { call } from '../../../../lib/call.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { briefKey, scriptBrief, spokenLines } from '../../state/brief.ts';
import type { ScriptDraft } from '../../state/reel-data.ts';
import type { ReelControl } from '../../state/use-reel.ts';
import { draftOf, needsWriting } from './script-draft.ts';

const measureDelayMs = 500;

/** The script for the entries. It is written if necessary, and measured after every change. */
export function useScript({ data, report }: ReelControl) {
  const queryClient = useQueryClient();
  const { script } = data.generate;
  const key = briefKey(data);
  const brief = scriptBrief(data);
  const version = script?.version ?? 0;
  const isNeeded = needsWriting(script, key);
  const writing = useQuery({
    queryKey: queryKeys.reelScript(brief, version),
    queryFn: ({ signal }) => call(writeReelScript, { body: { ...brief, version }, signal }),
    enabled: isNeeded,
    staleTime: Infinity,
  });
  const applyWritten = useEffectEvent((written: ReelScript) => {
    const draft = draftOf(written, key);
    queryClient.setQueryData(queryKeys.reelScriptLength(brief, draft.lines), written);
    report('generate', { script: draft });
  });
  const written = isNeeded ? writing.data : undefined;
  useEffect(() => {
    if (written) applyWritten(written);
  }, [written]);

  const lines = useDebounced(spokenLines(script?.lines ?? []), measureDelayMs);
  const measuring = useQuery({
    queryKey: queryKeys.reelScriptLength(brief, lines),
    queryFn: ({ signal }) => call(writeReelScript, { body: { ...brief, version, script: lines }, signal }),
    enabled: !isNeeded && lines.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return {
    script,
    isWriting: isNeeded && !writing.isError,
    hasFailed: isNeeded && writing.isError ? writing.error : null,
    writeAgain: () => void writing.refetch(),
    /** An edited script that was written for other entries. */
    isForOthers: script !== null && script.brief !== key && script.brief !== '' && script.isEdited,
    length: measuring.isError || lines.length === 0 ? undefined : measuring.data,
    isMeasured: !measuring.isPlaceholderData && !measuring.isFetching,
    change: (next: ScriptDraft) => report('generate', { script: next }),
  };
}
export type Script = ReturnType<typeof useScript>;
