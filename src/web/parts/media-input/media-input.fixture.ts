import type { Upload } from '#contract/calls/uploads.ts';
import type { FileUploadState } from './send/file-upload-state.ts';
import type { FileUpload } from './send/use-file-upload.ts';
import type { MediaInput } from './use-media-input.ts';

const doNothing = () => undefined;

/** A file input in the given state; its actions do nothing. */
export const fileUploadIn = (state: FileUploadState): FileUpload => ({
  state,
  keep: () => true,
  send: doNothing,
  choose: doNothing,
  forget: doNothing,
  isBegun: () => false,
  unfinishedName: null,
  pause: doNothing,
  resume: doNothing,
});

export const mediaInputWith = (upload: FileUpload): MediaInput => ({
  original: null,
  isCutInBrowser: false,
  cutRange: null,
  cutShare: null,
  choose: doNothing,
  forget: doNothing,
  trim: () => Promise.resolve(),
  stopCutting: doNothing,
  upload,
});

export const chosenFile = (name: string, sizeBytes: number) => ({
  file: new File([new Uint8Array(sizeBytes)], name),
  previewUrl: `blob:${name}`,
});

/** A clip of 24.2 s that has arrived and is prepared. */
export const arrivedClip: Upload = {
  id: 'u1',
  kind: 'video',
  fileName: 'lamp.mov',
  sizeBytes: 1_572_864,
  durationSeconds: 24.2,
  width: 1280,
  height: 720,
  format: 'mov',
  status: 'ready',
  progress: 100,
  errorCode: null,
  videoUrl: '/files/lamp.mov',
  audioUrl: null,
  imageUrl: null,
  previewUrl: null,
};
