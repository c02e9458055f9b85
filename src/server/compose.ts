import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { contentFiles } from '#contract/template-rules.ts';
import { openEmbeddedIdentity } from './adapters/embedded/embedded-identity.ts';
import { openFalWebhooks } from './adapters/fal/fal-webhooks.ts';
import { googleIdentity } from './adapters/google/google-identity.ts';
import { measureDiskOf } from './adapters/measure-disk.ts';
import { safeFetch } from './adapters/outgoing/safe-fetch.ts';
import { listenForEvents } from './db/event-listener.ts';
import { openRateCounters } from './db/rate-counters.ts';
import { mountAccount } from './http/account.ts';
import { mountAccounts } from './http/accounts.ts';
import { mountBlog } from './http/blog.ts';
import { mountBrandKit } from './http/brand-kit.ts';
import { mountBroll } from './http/broll.ts';
import { mountCards } from './http/cards.ts';
import { mountCategories } from './http/categories.ts';
import { mountEngines } from './http/engines.ts';
import { mountFiles } from './http/files.ts';
import { mountGreenscreens } from './http/greenscreens.ts';
import { mountHooks } from './http/hooks.ts';
import { mountLiveChannel } from './http/live-channel.ts';
import { mountMetrics } from './http/metrics.ts';
import { mountMusic } from './http/music.ts';
import { mountPayments } from './http/payments.ts';
import { mountReels } from './http/reels.ts';
import {
  mountResumableUploads,
  readUnfinishedUploadOwners,
  removeUnfinishedUploadsOf,
} from './http/resumable-uploads.ts';
import { createServer } from './http/server.ts';
import { mountShares } from './http/shares.ts';
import { mountShowcase } from './http/showcase.ts';
import { mountStories } from './http/stories.ts';
import { mountStoryboards } from './http/storyboards.ts';
import { mountSystem } from './http/system.ts';
import { mountTakes } from './http/takes.ts';
import { mountTemplates } from './http/templates.ts';
import { mountTries } from './http/tries.ts';
import type { TryRefusals } from './http/try-metrics.ts';
import { mountUploads } from './http/uploads.ts';
import { mountVideos } from './http/videos.ts';
import { mountVoices } from './http/voices.ts';
import { mountWallet } from './http/wallet.ts';
import { serveWebApp } from './http/web-app.ts';
import { openEngines, type Engines } from './open-engines.ts';
import { openInfrastructure, type Infrastructure, type ServiceOptions } from './open-infrastructure.ts';
import { openPaymentProvider } from './open-payment-provider.ts';
import type { Payments } from './ports/payments.ts';
import type { Service } from './process/service-process.ts';
import { repeat } from './process/repeat.ts';
import { authenticate } from './use-cases/accounts/authenticate.ts';
import { removeUploadsOfClosedAccounts } from './use-cases/accounts/remove-uploads-of-closed-accounts.ts';
import { maxPageBytes, pageTooLarge } from './use-cases/hooks/read-product-page.ts';
import { thumbnailTooLarge } from './use-cases/content/store-content-picture.ts';
import { reconcilePayments } from './use-cases/payments/reconcile-payments.ts';
import { createRateLimits } from './use-cases/rate-limits/limit-rates.ts';
import { openBlog, type Blog } from './use-cases/blog/open-blog.ts';
import { openVoiceTries } from './use-cases/tries/speak-try.ts';
import { removeOldTries } from './use-cases/tries/remove-old-tries.ts';
import { openInspections, type Inspections } from './use-cases/uploads/inspect-upload.ts';
import { createStorageSpace, type StorageSpace } from './use-cases/system/storage-space.ts';
import { createUnfinishedUploadsQuota } from './use-cases/uploads/limit-unfinished-uploads.ts';
import { removeOrphans } from './use-cases/uploads/remove-orphans.ts';

const minuteMs = 60_000;
const removeOrphansEveryMs = 6 * 3_600_000;
const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Starts the web service, which answers requests and never renders. */
export async function startWeb(options: ServiceOptions & { publicOrigin: string }): Promise<Service> {
  const { settings, databaseUrl, logger, publicOrigin } = options;
  const infrastructure = await openInfrastructure(options, 'sender');
  const events = await listenForEvents(databaseUrl);
  const counters = openRateCounters(databaseUrl);
  const incomingFolder = path.join(settings.dataFolder, 'incoming');
  const https = publicOrigin.startsWith('https:');
  const storageSpace = createStorageSpace({ measure: measureDiskOf(settings.dataFolder), log: logger });
  const app = await createServer({
    logger,
    security: {
      google: settings.google !== null,
      analyticsOrigin: settings.analytics && new URL(settings.analytics.apiHost).origin,
      https,
    },
    authenticate: (token) =>
      authenticate({ ...infrastructure, sessionIdleDays: settings.sessionIdleDays }, token),
    rateLimits: settings.rateLimits ? createRateLimits({ counters, log: logger }) : null,
    storageSpace,
    trustedProxies: settings.trustedProxies,
  });
  const blog = openBlog(path.join(projectFolder, 'content/blog'));
  const { stopRepeating } = await mountCalls(app, options, {
    ...infrastructure,
    ...(await openEngines({
      settings: settings.engines,
      dataFolder: settings.dataFolder,
      tools: infrastructure.ffmpeg,
      logger,
      publicOrigin,
      events,
    })),
    events,
    inspections: openInspections(),
    incomingFolder,
    storageSpace,
    publicOrigin,
    secureCookies: https,
    blog,
  });
  await serveWebApp(app, {
    ...infrastructure,
    blog,
    publicOrigin,
    supportEmail: settings.supportEmail,
    socialProfiles: settings.socialProfiles,
    hasAnalytics: settings.analytics !== null,
    landingTry: settings.landingTry,
    webFolder: path.join(projectFolder, 'dist/web'),
  });
  await app.listen({ port: settings.port, host: settings.host });
  const stopRemoving = repeat(
    () => removeOrphans({ ...infrastructure, incomingFolder }),
    removeOrphansEveryMs,
    logger,
    'removing orphans failed',
  );
  return {
    async stop() {
      stopRepeating();
      stopRemoving();
      await app.close();
      await events.close();
      await counters.close();
      await infrastructure.close();
    },
  };
}

const fetchPicture = async (address: string, toPath: string): Promise<void> => {
  await safeFetch(address, toPath, { maxBytes: contentFiles.maxThumbnailBytes, tooLarge: thumbnailTooLarge });
};

const fetchPage = (address: string, toPath: string): Promise<string | null> =>
  safeFetch(address, toPath, {
    maxBytes: maxPageBytes,
    tooLarge: pageTooLarge,
    totalMs: 10_000,
    accept: 'text/html,application/xhtml+xml',
  });

type RouteDeps = Infrastructure &
  Engines & {
    events: Awaited<ReturnType<typeof listenForEvents>>;
    inspections: Inspections;
    incomingFolder: string;
    storageSpace: StorageSpace;
    blog: Blog;
    publicOrigin: string;
    secureCookies: boolean;
  };

async function mountCalls(
  app: FastifyInstance,
  options: ServiceOptions,
  deps: RouteDeps,
): Promise<{ stopRepeating: () => void }> {
  const { settings, logger } = options;
  const { identity, mintIdentity } = settings.google
    ? { identity: googleIdentity(settings.google), mintIdentity: null }
    : await openEmbeddedIdentity({ dataFolder: settings.dataFolder });
  const paymentProvider = await openPaymentProvider(settings, deps.publicOrigin);
  const { sessionDays, sessionIdleDays, contentEditors } = settings;
  mountAccounts(app, { ...deps, identity, mintIdentity, sessionDays, contentEditors });
  mountAccount(app, { ...deps, sessionIdleDays, https: deps.secureCookies, log: options.logger });
  mountWallet(app, deps);
  mountPayments(app, { ...deps, ...paymentProvider, log: options.logger });
  mountCards(app, { ...deps, ...paymentProvider });
  mountTemplates(app, {
    ...deps,
    contentEditors,
    allowedProviderHosts: settings.allowedProviderHosts,
    hasExternalEngine: deps.lipSyncs.some(({ engine }) => engine === 'fal'),
    assetsFolder: path.join(projectFolder, 'assets'),
  });
  mountBlog(app, deps);
  mountCategories(app, { ...deps, contentEditors, fetchPicture });
  mountShowcase(app, { assetsFolder: path.join(projectFolder, 'assets') });
  const folder = path.join(settings.dataFolder, 'resumable');
  const resumableFiles = mountResumableUploads(app, { folder, quota: createUnfinishedUploadsQuota(deps) });
  mountUploads(app, { ...deps, resumableFiles });
  mountVoices(app, { ...deps, log: options.logger });
  const tryRefusals: TryRefusals = new Map();
  mountTries(app, {
    ...deps,
    tryRefusals,
    isOn: settings.landingTry,
    pepper: settings.signingSecret ?? crypto.randomUUID(),
    queue: openVoiceTries(),
    log: options.logger,
  });
  mountMusic(app);
  mountHooks(app, { ...deps, fetchPage });
  mountTakes(app, deps);
  const { fal } = settings.engines;
  mountEngines(app, { ...deps, verifyOrderWebhook: fal && openFalWebhooks(fal) });
  mountVideos(app, deps);
  mountGreenscreens(app, deps);
  mountBroll(app, deps);
  mountBrandKit(app, deps);
  mountReels(app, { ...deps, log: logger });
  mountStories(app, { ...deps, log: logger });
  mountStoryboards(app, deps);
  mountLiveChannel(app, deps);
  mountShares(app, deps);
  mountFiles(app, deps);
  mountSystem(app, {
    ...deps,
    publicSettings: {
      analytics: settings.analytics,
      supportEmail: settings.supportEmail,
      socialProfiles: settings.socialProfiles,
      landingTry: settings.landingTry,
    },
  });
  const { production, metricsToken } = settings;
  if (metricsToken || !production)
    mountMetrics(app, { ...deps, tryRefusals, log: options.logger }, metricsToken);
  const stopRepeating = startMaintenance(logger, {
    ...deps,
    ...paymentProvider,
    resumableFolder: folder,
    removeExpiredUploads: resumableFiles.removeExpired,
  });
  return { stopRepeating };
}

type MaintenanceDeps = RouteDeps & {
  payments: Payments;
  resumableFolder: string;
  removeExpiredUploads: () => Promise<unknown>;
};

/** Starts the periodic work of the web service. Returns the function that stops it. */
function startMaintenance(logger: Logger, deps: MaintenanceDeps): () => void {
  const { resumableFolder } = deps;
  // A webhook can be lost: undecided payments are polled, even if their buyer never returns.
  const reconcile = (): Promise<unknown> => reconcilePayments({ ...deps, log: logger });
  const removeUploadsOfClosed = (): Promise<void> =>
    removeUploadsOfClosedAccounts({
      ...deps,
      readUnfinishedUploadOwners: () => readUnfinishedUploadOwners(resumableFolder),
      removeUnfinishedUploadsOf: (userId) => removeUnfinishedUploadsOf(resumableFolder, userId),
    });
  const stops = [
    repeat(deps.storageSpace.watch, minuteMs, logger, 'measuring the disk space failed'),
    repeat(() => removeOldTries(deps), minuteMs, logger, 'removing old tries failed'),
    repeat(removeUploadsOfClosed, minuteMs, logger, 'removing unfinished uploads of closed accounts failed'),
    repeat(reconcile, minuteMs, logger, 'reconciling payments failed'),
    repeat(deps.removeExpiredUploads, removeOrphansEveryMs, logger, 'removing expired uploads failed'),
  ];
  return () => stops.forEach((stop) => stop());
}
