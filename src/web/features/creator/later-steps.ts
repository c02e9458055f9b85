import { lazy } from 'react';
import { prepareToSend } from '../../lib/resumable-upload.ts';

const loadUpload = () => import('./upload/upload-step.tsx');
const loadMusic = () => import('./music/music-step.tsx');
const loadPreview = () => import('./preview/preview-step.tsx');

export const UploadStep = lazy(async () => ({ default: (await loadUpload()).UploadStep }));
export const MusicStep = lazy(async () => ({ default: (await loadMusic()).MusicStep }));
export const PreviewStep = lazy(async () => ({ default: (await loadPreview()).PreviewStep }));

/**
 * Loads what the first step does not need, once a person has begun: a first visit is shown sooner, and a network that is
 * lost later does not keep the other steps away.
 */
export function loadLaterSteps(): void {
  prepareToSend();
  Promise.all([loadUpload(), loadMusic(), loadPreview()]).catch(() => undefined);
}
