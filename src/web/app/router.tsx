import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './pages/error.tsx';
import { accountRoutes } from './routes/account-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { creationRoutes } from './routes/creation-routes.ts';
import { libraryRoutes } from './routes/library-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { root, type RouterContext } from './routes/root.ts';

const routeTree = root.addChildren([
  ...publicRoutes,
  ...accountRoutes,
  ...creationRoutes,
  ...libraryRoutes,
  ...contentRoutes,
]);

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    // Not for wizards: they scroll to the top of every step themselves, also after Back.
    scrollRestoration: ({ location }) => !('step' in location.search),
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 300,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
