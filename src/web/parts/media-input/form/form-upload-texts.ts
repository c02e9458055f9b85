export const formUploadTexts = {
  sending: (percent: number) => `Uploading ${percent}%`,
  stop: 'Stop',
  tryAgain: 'Try Again',
  remove: 'Remove',
  keep: 'Keep it',
} as const;
