import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The most economical first: without windows, each page that a test opens takes half the CPU time. */
const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const executablePath =
  process.env.CHROMIUM_PATH ??
  installed.map((program) => `/usr/bin/${program}`).find((file) => existsSync(file));

/**
 * A Chromium with windows loads two web pages into each for the suggestions of its invisible address bar: 0.6 seconds of
 * CPU time a test. This list replaces that of Playwright, so it begins with the same features.
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
];

/** The system's own Chromium, without background network requests. */
export const chromiumOptions: LaunchOptions = {
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
  ],
};
