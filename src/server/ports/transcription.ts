export type TranscribedWord = { word: string; startSeconds: number; endSeconds: number };

/** Returns the words of an audio file with their times. Throws ProviderError. */
export type Transcription = {
  transcribe: (order: {
    audioPath: string;
    workFolder: string;
    signal: AbortSignal;
  }) => Promise<{ text: string; words: TranscribedWord[] }>;
};
