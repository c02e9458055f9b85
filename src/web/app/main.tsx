import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/ground.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AnalyticsContext } from '../lib/analytics/analytics-context.ts';
import { openAnalytics } from '../lib/analytics/open-analytics.ts';
import { BackTrailContext } from '../lib/back/back-trail-context.ts';
import { listenBeforeRouter, openBackTrail } from '../lib/back/open-back-trail.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { theme, themeVariables } from '../ui/theme.ts';
import { Toasts } from '../ui/toasts.tsx';
import { DialogEntries } from '../ui/use-close-on-back.ts';
import { readStyleNonce } from './csp-nonce.ts';
import { followAnalytics } from './follow-analytics.ts';
import { openStage } from './open-stage.ts';
import { putStylesInForce } from './put-styles-in-force.ts';
import { createAppRouter } from './router.tsx';
import { followSession, startSession } from './session-changes.ts';

const queryClient = createQueryClient();
const ear = listenBeforeRouter();
const router = createAppRouter(queryClient);
const analytics = openAnalytics();
const backTrail = openBackTrail(router.history, ear);
followSession(router, queryClient);
followAnalytics(analytics, router, queryClient);

startSession(queryClient);

const root = createRoot(openStage(router));
void putStylesInForce().then(() =>
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
            <BackTrailContext value={backTrail}>
              <DialogEntries value={backTrail.openDialog}>
                <RouterProvider router={router} />
              </DialogEntries>
            </BackTrailContext>
          </AnalyticsContext>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  ),
);
