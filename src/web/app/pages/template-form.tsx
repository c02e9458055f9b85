import { Anchor } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { AddTemplate } from '../../features/templates/add-template.tsx';
import { EditTemplate } from '../../features/templates/edit-template.tsx';
import { texts } from '../../features/templates/texts.ts';
import { Page } from '../../ui/page.tsx';
import { EditorsOnly } from './editors-only.tsx';

const editRoute = getRouteApi('/templates/$templateId/edit');

const BackLink = ({ to, label }: { to: '/' | '/templates'; label: string }) => (
  <Anchor renderRoot={(props) => <Link {...props} to={to} />} size="sm">
    {label}
  </Anchor>
);

export function AddTemplatePage() {
  const navigate = useNavigate();
  const toList = () => void navigate({ to: '/templates' });
  return (
    <EditorsOnly>
      <Page title={texts.form.addTitle} kind="form" action={<BackLink to="/" label={texts.form.back} />}>
        <AddTemplate onCancel={toList} onViewAll={toList} />
      </Page>
    </EditorsOnly>
  );
}

export function EditTemplatePage() {
  const { templateId } = editRoute.useParams();
  const navigate = useNavigate();
  return (
    <EditorsOnly failure={texts.form.loadFailed}>
      <Page
        title={texts.form.editTitle}
        kind="form"
        action={<BackLink to="/templates" label={texts.form.backToList} />}
      >
        <EditTemplate
          key={templateId}
          templateId={templateId}
          onDone={() => void navigate({ to: '/templates' })}
        />
      </Page>
    </EditorsOnly>
  );
}
