import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TemplatesList } from '../../features/templates/list/templates-list.tsx';
import { editorQuery } from '../../lib/editor-query.ts';

const route = getRouteApi('/templates');

export function TemplatesPage() {
  const { page = 1, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const canEdit = useQuery(editorQuery).data === true;
  return (
    <TemplatesList
      filter={filter}
      page={page}
      canEdit={canEdit}
      onFilterChange={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
      onPageChange={(changed) =>
        void navigate({ search: { ...filter, ...(changed > 1 ? { page: changed } : {}) } })
      }
    />
  );
}
