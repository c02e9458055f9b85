import '../ui/mantine-styles.ts';
import '../ui/ground.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createOpenWizard } from '../features/creator/state/open-wizard.ts';
import { AnalyticsContext } from '../lib/analytics/analytics-context.ts';
import { openAnalytics } from '../lib/analytics/open-analytics.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { loadDialogWindow } from '../ui/dialog.tsx';
import { loadWithFirstAction } from '../ui/load-with-first-action.ts';
import { theme, themeVariables } from '../ui/theme.ts';
import { toastModule } from '../ui/toast-module.ts';
import { Toasts } from '../ui/toasts.tsx';
import { readStyleNonce } from './csp-nonce.ts';
import { followAnalytics } from './follow-analytics.ts';
import { prepareRootElement } from './prepare-root-element.ts';
import { createAppRouter } from './router.tsx';
import { followSession, startSession } from './session-changes.ts';

/** The app's stylesheets load without blocking the first paint; the app starts when they apply. */
async function activateStylesheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-styles]')];
  await Promise.all(links.map(activate));
}

const activate = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // The app starts even if a stylesheet fails to load.
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, openWizard: createOpenWizard() });
const analytics = openAnalytics();
followSession(router, queryClient);
followAnalytics(analytics, router, queryClient);
loadWithFirstAction(toastModule.load, loadDialogWindow);

startSession(queryClient);

const root = createRoot(prepareRootElement(router));
void activateStylesheets().then(() =>
  root.render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={themeVariables}
        defaultColorScheme="auto"
        getStyleNonce={readStyleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <AnalyticsContext value={analytics}>
            <Toasts />
            <RouterProvider router={router} />
          </AnalyticsContext>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  ),
);
