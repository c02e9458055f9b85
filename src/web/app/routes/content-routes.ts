import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazyModule } from '../../lib/lazy-module.ts';
import { requireLogin } from '../guards/guarded.ts';
import { templatesSearch } from '../search.ts';
import { pageHead } from '../title.ts';
import { getParentRoute } from './root.ts';

const templates = createRoute({
  getParentRoute,
  path: '/templates',
  validateSearch: templatesSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/templates.tsx')),
    'TemplatesPage',
  ),
  head: pageHead('templates'),
  staticData: { access: 'signed-in' },
});

const addTemplate = createRoute({
  getParentRoute,
  path: '/templates/add',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/template-form.tsx')),
    'AddTemplatePage',
  ),
  head: pageHead('add template'),
  staticData: { access: 'signed-in' },
});

const editTemplate = createRoute({
  getParentRoute,
  path: '/templates/$templateId/edit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/template-form.tsx')),
    'EditTemplatePage',
  ),
  head: pageHead('edit template'),
  staticData: { access: 'signed-in' },
});

const uploadReference = createRoute({
  getParentRoute,
  path: '/templates/upload',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/reference-upload.tsx')),
    'ReferenceUploadPage',
  ),
  head: pageHead('upload reference video'),
  staticData: { access: 'signed-in' },
});

const categories = createRoute({
  getParentRoute,
  path: '/categories',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/categories.tsx')),
    'CategoriesPage',
  ),
  head: pageHead('categories'),
  staticData: { access: 'signed-in' },
});

const addCategory = createRoute({
  getParentRoute,
  path: '/categories/add',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/categories.tsx')),
    'AddCategoryPage',
  ),
  head: pageHead('add category'),
  staticData: { access: 'signed-in' },
});

const viewCategory = createRoute({
  getParentRoute,
  path: '/categories/$categoryId',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/categories.tsx')),
    'CategoryViewPage',
  ),
  head: pageHead('category'),
  staticData: { access: 'signed-in' },
});

const editCategory = createRoute({
  getParentRoute,
  path: '/categories/$categoryId/edit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/categories.tsx')),
    'EditCategoryPage',
  ),
  head: pageHead('edit category'),
  staticData: { access: 'signed-in' },
});

const createPost = createRoute({
  getParentRoute,
  path: '/blog/create',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/blog-creator.tsx')),
    'BlogCreatorPage',
  ),
  head: pageHead('blog creator'),
  staticData: { access: 'signed-in' },
});

export const contentRoutes = [
  templates,
  addTemplate,
  editTemplate,
  uploadReference,
  categories,
  addCategory,
  viewCategory,
  editCategory,
  createPost,
] as const;
