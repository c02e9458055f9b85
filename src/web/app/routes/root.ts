import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { OpenWizard } from '../../features/creator/state/open-wizard.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import { Shell } from '../shell/shell.tsx';
import { pageHead } from '../title.ts';

export type RouterContext = { queryClient: QueryClient; openWizard: OpenWizard };

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  head: pageHead('page not found'),
});
export const getParentRoute = () => root;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: 'public' | 'guest' | 'signed-in';
    /** True by default. */
    hasHeader?: boolean;
    hasFooter?: boolean;
    /** Shown in an iframe of another page, which has header and footer itself. */
    isFramed?: true;
  }
}
