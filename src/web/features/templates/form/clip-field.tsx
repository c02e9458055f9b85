import { IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadTemplateVideo } from '#contract/calls/templates.ts';
import { useFormUpload } from '../../../lib/use-form-upload.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UploadField } from '../../../ui/upload-field.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { acceptedVideos, findVideoProblem } from '../file-rules.ts';
import { texts } from '../texts.ts';
import { videoFailureText } from '../upload-failure.ts';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';
import { useLocalUrl } from './use-local-url.ts';

const words = texts.form;

/** The template's clip: sent as soon as it is chosen, so that saving is quick. */
export function ClipField({ fields, upload }: { fields: TemplateFields; upload: ClipUpload }) {
  const { draft, change, problems } = fields;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const local = useLocalUrl();
  const choose = async (file: File) => {
    const problem = findVideoProblem(file);
    setRefusal(problem);
    upload.forgetError();
    if (problem !== null) return;
    const sent = await upload.send(file);
    if (sent === null) return;
    local.show(file);
    setHasArrived(true);
    // Another person may be in another clip.
    change({ videoUrl: sent.url, consent: false });
  };
  const failure = refusal ?? (upload.error === null ? null : videoFailureText(upload.error));
  return (
    <>
      <UploadField
        label={words.video}
        isRequired
        error={problems['videoUrl']}
        refusal={failure}
        drop={{
          title: words.videoDrop,
          hints: words.videoHints,
          icon: <IconMovie size={24} aria-hidden />,
          accept: acceptedVideos,
        }}
        share={upload.share}
        words={words}
        arrived={hasArrived ? words.videoUploaded : null}
        onChoose={(file) => void choose(file)}
        onStop={upload.stop}
        onRemove={() => setIsRemoving(true)}
      >
        {draft.videoUrl === '' ? null : (
          <div className={classes.video}>
            <VideoPlayer key={local.url ?? draft.videoUrl} url={local.url ?? draft.videoUrl} showsWhole />
          </div>
        )}
      </UploadField>
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.removeVideoTitle}
        keep={words.keep}
        confirm={words.remove}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          setHasArrived(false);
          local.forget();
          change({ videoUrl: '', consent: false });
        }}
      >
        {words.removeVideo(draft.name.trim() || words.thisTemplate)}
      </ConfirmDialog>
    </>
  );
}

export type ClipUpload = ReturnType<typeof useClipUpload>;
export const useClipUpload = () => useFormUpload(uploadTemplateVideo, 'video');
