import { IconPhotoScan } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadReelLogo } from '#contract/calls/reels.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { UploadField } from '../../../parts/media-input/form/upload-field.tsx';
import { useFormUpload } from '../../../parts/media-input/form/use-form-upload.ts';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import { acceptedLogos, findLogoProblem } from './logo-rules.ts';
import classes from './logo-field.module.css';

type Logo = ReelData['brand']['logo'];
type LogoFieldProps = { logo: Logo; onChange: (logo: Logo) => void };

const words = texts.brand;

/** The logo: sent as soon as it is chosen, then shown as the reel will show it. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const upload = useFormUpload(uploadReelLogo, 'logo');
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    const problem = findLogoProblem(file);
    setRefusal(problem);
    upload.forgetError();
    const sent = problem === null ? await upload.send(file) : null;
    if (sent) onChange({ uploadId: sent.uploadId, url: sent.url });
  };
  const failure = upload.error === null ? null : failureText(upload.error, words.logoFailed);
  return (
    <UploadField
      label={words.logo}
      refusal={refusal ?? failure}
      drop={{
        title: words.logoChoose,
        hints: [words.logoHint],
        icon: <IconPhotoScan size={24} aria-hidden />,
        accept: acceptedLogos,
      }}
      share={upload.share}
      arrived={logo === null ? null : words.logoReady}
      onChoose={(file) => void choose(file)}
      onStop={upload.stop}
      onRemove={() => onChange(null)}
    >
      {logo === null ? null : <img className={classes.logo} src={logo.url} alt={words.logoAlt} />}
    </UploadField>
  );
}
