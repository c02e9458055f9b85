import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';
const findBrowser = (files: string[]): string | undefined =>
  process.env.CHROMIUM_PATH ?? files.find((file) => existsSync(file));

/**
 * Each new window loads two web pages for the suggestions of its invisible address bar: 0.6 seconds of CPU time a test.
 * This list replaces that of Playwright, so it begins with the same features.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A process for a site that the test may never open.
  'SpareRendererForSitePerProcess',
];

const optionsOf = (executablePath: string | undefined, more: string[] = []): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
    `--disable-features=${disabledFeatures.join(',')}`,
    ...more,
  ],
});

/** The system's own Chromium, without background network requests. */
export const chromiumOptions = optionsOf(findBrowser(browsers));

/**
 * Chromium without its windows, where the system has it: opening a page costs half the CPU time. Its letters have other edges
 * than those of a browser that people use, so stories that compare letters with the rendering use `chromiumOptions`.
 */
export const shellOptions = optionsOf(findBrowser([shell, ...browsers]), [
  // Without a GPU its process only copies pictures, which costs a tenth less within the browser's own.
  '--in-process-gpu',
]);
