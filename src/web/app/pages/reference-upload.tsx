import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ReferenceUpload } from '../../features/reference-videos/reference-upload.tsx';
import { texts } from '../../features/reference-videos/texts.ts';
import { Page } from '../../ui/page.tsx';
import { EditorsOnly } from './editors-only.tsx';

export const ReferenceUploadPage = () => (
  <EditorsOnly>
    <Page
      title={texts.title}
      lead={texts.lead}
      kind="form"
      action={
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/categories" />}>
          {texts.back}
        </Anchor>
      }
    >
      <ReferenceUpload />
    </Page>
  </EditorsOnly>
);
