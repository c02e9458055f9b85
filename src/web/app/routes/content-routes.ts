import { createRoute } from '@tanstack/react-router';
import { requireLogin } from '../guarded.ts';
import { ComingPage } from '../pages/coming.tsx';
import { titled } from '../title.ts';
import { getParentRoute } from './root.ts';

const comingTemplates = {
  heading: 'Templates of your own are not here yet',
  text: 'The four presenters that come with Hookline are ready in the creator.',
};
const comingCategories = {
  heading: 'Categories are not here yet',
  text: 'They will sort templates and reference videos, once there are some of your own.',
};
const comingBlog = {
  heading: 'The blog is not here yet',
  text: 'What we learn about hooks that stop the scroll will be written here.',
};

const templates = createRoute({
  getParentRoute,
  path: '/templates',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('templates'),
  staticData: { access: 'signed-in', coming: comingTemplates },
});

const addTemplate = createRoute({
  getParentRoute,
  path: '/templates/add',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('add template'),
  staticData: { access: 'signed-in', coming: comingTemplates },
});

const editTemplate = createRoute({
  getParentRoute,
  path: '/templates/$templateId/edit',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('edit template'),
  staticData: { access: 'signed-in', coming: comingTemplates },
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
  component: ComingPage,
  head: titled('categories'),
  staticData: { access: 'signed-in', coming: comingCategories },
});

const addCategory = createRoute({
  getParentRoute,
  path: '/categories/add',
  beforeLoad: requireLogin,
  component: ComingPage,
  head: titled('add category'),
  staticData: { access: 'signed-in', coming: comingCategories },
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
  blog,
  createPost,
  blogPost,
] as const;
