import { limits } from '#contract/limits.ts';

const megabytes = Math.round(limits.maxUploadBytes / 1_048_576);
const minutes = limits.maxUploadDurationSeconds / 60;
const limitsText = `Up to ${minutes} minutes and ${megabytes} MB; also AAC, OGG, OPUS, FLAC, WMA and AIFF`;

export const musicPickerTexts = {
  question: 'Do you need background music for your video?',
  yes: 'Yes, Add Music',
  yesNote: 'Ours or your own, mixed under the voice',
  no: 'No, Skip Music',
  noNote: 'Only the sound of your hook and clip',
  choose: 'Choose an audio file',
  formats: 'MP3, WAV, M4A',
  different: 'Choose Different Audio',
  volume: 'Music volume',
  mix: 'Sound of your video',
  unset: 'Please select whether you want to add background music.',
  needed: 'Pick one of our tracks below or upload your own to go on.',
  chooseOwn: 'Use this one',
  library: 'Choose a track',
  own: 'Or use your own',
  limits: limitsText,
  libraryNote: 'Made for Hookline, free to use in every video. Press play to hear one under your video.',
  libraryFailed: 'Our music could not be loaded.',
  chosenTrack: 'Your chosen track',
  chosenTrackNote: 'Used, though its title could not be loaded',
  more: (count: number) => `Choose one of ${count} tracks`,
  all: (count: number) => `Show all ${count} tracks`,
  tempo: (beatsPerMinute: number) => `${beatsPerMinute} bpm`,
  play: (title: string) => `Play ${title}`,
  stop: (title: string) => `Stop ${title}`,
  missing: 'Please upload an audio file for background music.',
  failed: 'Failed to upload audio. Please try again.',
} as const;
