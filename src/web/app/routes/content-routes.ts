import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireLogin } from '../guarded.ts';
import { ComingPage } from '../pages/coming.tsx';
import { templatesSearch } from '../search.ts';
import { titled } from '../title.ts';
import { getParentRoute } from './root.ts';

const comingTemplates = {
  heading: 'Templates of your own are not here yet',
  text: 'The four presenters that come with Hookline are ready in the creator.',
};
const comingBlog = {
  heading: 'The blog is not here yet',
  text: 'What we learn about hooks that stop the scroll will be written here.',
};

const templates = createRoute({
  getParentRoute,
  path: '/templates',
  validateSearch: templatesSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/templates.tsx'), 'TemplatesPage'),
  head: titled('templates'),
  staticData: { access: 'signed-in' },
});

const addTemplate = createRoute({
  getParentRoute,
  path: '/templates/add',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/template-form.tsx'), 'AddTemplatePage'),
  head: titled('add template'),
  staticData: { access: 'signed-in' },
});

const editTemplate = createRoute({
  getParentRoute,
  path: '/templates/$templateId/edit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/template-form.tsx'), 'EditTemplatePage'),
  head: titled('edit template'),
  staticData: { access: 'signed-in' },
});

const uploadReference = createRoute({
  getParentRoute,
  path: '/templates/upload',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('upload reference video'),
  staticData: { access: 'signed-in', coming: comingTemplates },
});

const categories = createRoute({
  getParentRoute,
  path: '/categories',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/categories.tsx'), 'CategoriesPage'),
  head: titled('categories'),
  staticData: { access: 'signed-in' },
});

const addCategory = createRoute({
  getParentRoute,
  path: '/categories/add',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/categories.tsx'), 'AddCategoryPage'),
  head: titled('add category'),
  staticData: { access: 'signed-in' },
});

const viewCategory = createRoute({
  getParentRoute,
  path: '/categories/$categoryId',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/categories.tsx'), 'CategoryViewPage'),
  head: titled('category'),
  staticData: { access: 'signed-in' },
});

const editCategory = createRoute({
  getParentRoute,
  path: '/categories/$categoryId/edit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../pages/categories.tsx'), 'EditCategoryPage'),
  head: titled('edit category'),
  staticData: { access: 'signed-in' },
});

const blog = createRoute({
  getParentRoute,
  path: '/blog',
  component: ComingPage,
  head: titled('blog'),
  staticData: { access: 'public', coming: comingBlog },
});

const createPost = createRoute({
  getParentRoute,
  path: '/blog/create',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('blog creator'),
  staticData: { access: 'signed-in', coming: comingBlog },
});

const blogPost = createRoute({
  getParentRoute,
  path: '/blog/$postId',
  component: ComingPage,
  head: titled('blog post'),
  staticData: { access: 'public', coming: comingBlog },
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
  blog,
  createPost,
  blogPost,
] as const;
