import { useMutation } from '@tanstack/react-query';
import { saveVideo, type SavedVideo } from '../../lib/save-video.ts';
import { announce } from '../../ui/announce.ts';
import { finalVideoTexts } from './final-video-texts.ts';

/** Saves a video on the device under its name. */
export const useDownload = (video: SavedVideo) =>
  useMutation({
    mutationFn: () => saveVideo(video),
    onError: () => announce(finalVideoTexts.downloadFailed, 'failure'),
  });
