import { useState } from 'react';
import type { StoryboardSettings, StoryFrame } from '#contract/calls/storyboards.ts';
import { limits } from '#contract/limits.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { texts } from '../texts.ts';

const frameTexts = texts.frame;

/** The text of an error. Errors of the voice preview are about hooks, and so have other texts here. */
function reasonOf(error: Error): string {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'hook_text_unspeakable' || code === 'voice_preview_incomplete') return frameTexts.nothingToSay;
  if (code === 'hook_text_unsupported_script') return frameTexts.unreadable;
  return failureText(error, frameTexts.listenFailed);
}

/** Speaks one narration at a time, in the voice of the story. */
export function useVoice({ voice, voiceStyle: style, speed }: StoryboardSettings) {
  const preview = useVoicePreview();
  const [asked, setAsked] = useState<{ id: string; narration: string } | null>(null);
  return {
    stateOf: ({ id, narration }: Pick<StoryFrame, 'id' | 'narration'>) => ({
      isFetching: preview.isFetching && id === asked?.id,
      isPlaying: preview.isPlaying && id === asked?.id,
      // Not shown once the narration has changed.
      problem:
        preview.error && id === asked?.id && narration === asked.narration ? reasonOf(preview.error) : null,
    }),
    speak: (id: string, narration: string) => {
      preview.reset();
      setAsked({ id, narration });
      // The maximum length of a preview.
      const script = [...narration.trim()].slice(0, limits.maxHookCharacters).join('');
      preview.hear({ voice, style, speed, script });
    },
    stop: preview.reset,
  };
}
export type StoryVoice = ReturnType<typeof useVoice>;
