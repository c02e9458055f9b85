import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CategoryEditor } from '../../features/categories/category-editor.tsx';
import { EditCategory } from '../../features/categories/edit-category.tsx';
import { CategoriesList } from '../../features/categories/list/categories-list.tsx';
import { texts } from '../../features/categories/texts.ts';
import { CategoryView } from '../../features/categories/view/category-view.tsx';
import { editorQuery } from '../../lib/editor-query.ts';
import { Page } from '../../ui/page.tsx';
import { EditorsOnly } from './editors-only.tsx';

const viewRoute = getRouteApi('/categories/$categoryId');
const editRoute = getRouteApi('/categories/$categoryId/edit');

const useCanEdit = (): boolean => useQuery(editorQuery).data === true;

const BackLink = () => (
  <Anchor renderRoot={(props) => <Link {...props} to="/categories" />} size="sm">
    {texts.form.back}
  </Anchor>
);

export function CategoriesPage() {
  const editor = useQuery(editorQuery);
  return <CategoriesList canEdit={editor.isPending ? null : editor.data === true} />;
}

export function AddCategoryPage() {
  const navigate = useNavigate();
  return (
    <EditorsOnly>
      <Page title={texts.form.addTitle} kind="form" action={<BackLink />}>
        <CategoryEditor category={null} onDone={() => void navigate({ to: '/categories' })} />
      </Page>
    </EditorsOnly>
  );
}

export function EditCategoryPage() {
  const { categoryId } = editRoute.useParams();
  const navigate = useNavigate();
  return (
    <EditorsOnly>
      <Page title={texts.form.editTitle} kind="form" action={<BackLink />}>
        <EditCategory
          key={categoryId}
          categoryId={categoryId}
          onDone={() => void navigate({ to: '/categories' })}
        />
      </Page>
    </EditorsOnly>
  );
}

export function CategoryViewPage() {
  const { categoryId } = viewRoute.useParams();
  const canEdit = useCanEdit();
  return (
    <CategoryView
      categoryId={categoryId}
      action={
        <Group gap="md">
          <BackLink />
          {canEdit ? (
            <>
              <Button renderRoot={(props) => <Link {...props} to="/templates/upload" />}>
                {texts.list.uploadReference}
              </Button>
              <Button
                renderRoot={(props) => (
                  <Link {...props} to="/categories/$categoryId/edit" params={{ categoryId }} />
                )}
              >
                {texts.list.edit}
              </Button>
            </>
          ) : null}
        </Group>
      }
    />
  );
}
