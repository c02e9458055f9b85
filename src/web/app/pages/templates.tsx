import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TemplatesList } from '../../features/templates/list/templates-list.tsx';
import { editorQuery } from '../../lib/editor-query.ts';

const route = getRouteApi('/templates');

export function TemplatesPage() {
  const { page = 1, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const atPage = (number: number) => ({ ...filter, ...(number > 1 ? { page: number } : {}) });
  const canEdit = useQuery(editorQuery).data === true;
  return (
    <TemplatesList
      filter={filter}
      page={page}
      canEdit={canEdit}
      onFilterChange={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
      onPageChange={(changed) => void navigate({ search: atPage(changed) })}
      onPageMissing={(last) => void navigate({ search: atPage(last), replace: true })}
    />
  );
}
