export const formUploadTexts = {
  sending: (percent: number) => `Uploading ${percent}%`,
  stop: 'Stop',
  remove: 'Remove',
  keep: 'Keep it',
} as const;
