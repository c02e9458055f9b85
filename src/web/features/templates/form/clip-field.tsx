import { IconMovie } from '@tabler/icons-react';
import { uploadTemplateVideo } from '#contract/calls/templates.ts';
import { acceptedFiles } from '#contract/file-types.ts';
import { useFormUpload } from '../../../parts/media-input/form/use-form-upload.ts';
import { SentFileField } from '../../../parts/media-input/form/sent-file-field.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { findVideoProblem } from '../file-rules.ts';
import { texts } from '../texts.ts';
import { videoFailureText } from '../upload-failure.ts';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';
import { useLocalUrl } from '../../../parts/media-input/form/use-local-url.ts';

const words = texts.form;

type ClipFieldProps = {
  fields: TemplateFields;
  upload: ClipUpload;
  /** The prepared clip, from which hooks are made; null while it is being prepared. */
  preparedUrl: string | null;
};

/** The template's clip, which plays from this device until the form is opened again. */
export function ClipField({ fields, upload, preparedUrl }: ClipFieldProps) {
  const { draft, change, clearProblem, problems } = fields;
  const local = useLocalUrl();
  const playedUrl = local.url ?? preparedUrl ?? draft.videoUrl;
  // Another person may be in another clip.
  const changeClip = (videoUrl: string) => change({ videoUrl, consent: false });
  return (
    <SentFileField
      label={words.video}
      isRequired
      error={problems['videoUrl']}
      drop={{
        title: words.videoDrop,
        hints: words.videoHints,
        icon: <IconMovie size={24} aria-hidden />,
        accept: acceptedFiles('templateVideo'),
      }}
      upload={upload}
      arrived={words.videoUploaded}
      removal={{
        title: words.removeVideoTitle,
        note: words.removeVideo(draft.name.trim() || words.thisTemplate),
      }}
      findProblem={findVideoProblem}
      failureText={videoFailureText}
      onChoose={() => clearProblem('videoUrl')}
      onArrive={(url, file) => {
        local.show(file);
        changeClip(url);
      }}
      onRemove={() => {
        local.forget();
        changeClip('');
      }}
    >
      {draft.videoUrl === '' ? null : (
        <div className={classes.video}>
          <VideoPlayer key={playedUrl} url={playedUrl} showsWhole />
        </div>
      )}
    </SentFileField>
  );
}

export type ClipUpload = ReturnType<typeof useClipUpload>;
export const useClipUpload = () => useFormUpload(uploadTemplateVideo, 'video');
