import { useFileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';

/** The user's picture and video behind the person; both are uploaded at any step. */
export function useBackgroundFiles({ changeBackground }: GreenscreenControl) {
  const image = useFileUpload({ kind: 'image', onSent: ({ id }) => changeBackground({ imageId: id }) });
  const video = useFileUpload({ kind: 'video', onSent: ({ id }) => changeBackground({ videoId: id }) });
  return {
    image,
    video,
    chooseImage: (file: File) => {
      changeBackground({ imageId: null });
      image.choose(file);
    },
    chooseVideo: (file: File) => {
      changeBackground({ videoId: null });
      video.choose(file);
    },
  };
}
export type BackgroundFiles = ReturnType<typeof useBackgroundFiles>;
