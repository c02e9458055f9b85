import { IconPhotoScan } from '@tabler/icons-react';
import { useState } from 'react';
import type { uploadBrandLogo } from '#contract/calls/brand-kit.ts';
import type { uploadReelLogo } from '#contract/calls/reels.ts';
import { failureText } from '../../lib/failure-text.ts';
import { UploadField } from '../media-input/form/upload-field.tsx';
import { useFormUpload } from '../media-input/form/use-form-upload.ts';
import classes from './logo-field.module.css';

type Logo = { uploadId: string; url: string } | null;

type LogoFieldProps = {
  logo: Logo;
  onChange: (logo: Logo) => void;
  uploadCall: typeof uploadBrandLogo | typeof uploadReelLogo;
  /** Names the file types for the user. */
  hint: string;
  accept: string;
  /** Returns why a file is refused before it is sent, or null. */
  findProblem: (file: File) => string | null;
};

const texts = {
  label: 'Logo',
  choose: 'Choose your logo',
  ready: 'Your logo is ready',
  alt: 'Your logo',
  failed: 'Your logo could not be uploaded. Please try again.',
};

/** A field for a logo, which is sent as soon as it is chosen, and then shown on a checkerboard. */
export function LogoField({ logo, onChange, uploadCall, hint, accept, findProblem }: LogoFieldProps) {
  const upload = useFormUpload(uploadCall, 'logo');
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    const problem = findProblem(file);
    setRefusal(problem);
    upload.forgetError();
    const sent = problem === null ? await upload.send(file) : null;
    if (sent) onChange({ uploadId: sent.uploadId, url: sent.url });
  };
  const failure = upload.error === null ? null : failureText(upload.error, texts.failed);
  return (
    <UploadField
      label={texts.label}
      refusal={refusal ?? failure}
      drop={{ title: texts.choose, hints: [hint], icon: <IconPhotoScan size={24} aria-hidden />, accept }}
      sentFraction={upload.sentFraction}
      arrived={logo === null ? null : texts.ready}
      onChoose={(file) => void choose(file)}
      onStop={upload.stop}
      onRemove={() => onChange(null)}
    >
      {logo === null ? null : <img className={classes.logo} src={logo.url} alt={texts.alt} />}
    </UploadField>
  );
}
