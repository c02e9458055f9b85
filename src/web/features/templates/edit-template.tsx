import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AddTemplate } from './add-template.tsx';
import { EditTemplateForm } from './edit-template-form.tsx';
import { templateQuery } from './templates-query.ts';
import { texts } from './texts.ts';

type EditTemplateProps = { templateId: string; onDone: () => void };

/** Loads the template and lets its fields be changed; a built-in presenter opens as a copy. */
export function EditTemplate({ templateId, onDone }: EditTemplateProps) {
  const template = useQuery(templateQuery(templateId));
  if (template.data?.kind === 'presenter') {
    return <AddTemplate presenter={template.data} onCancel={onDone} onViewAll={onDone} />;
  }
  if (template.data) {
    return <EditTemplateForm key={template.data.id} template={template.data} onDone={onDone} />;
  }
  if (template.isError) {
    return <FailureNotice text={texts.form.loadFailed} onRetry={() => void template.refetch()} />;
  }
  return (
    <Loading label={texts.list.loading}>
      <Skeleton height={420} mb="md" />
      <Skeleton height={520} />
    </Loading>
  );
}
