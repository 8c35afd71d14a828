import { defineConfig } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One picture for every machine: the font is ours, and small differences are let pass (decision 0163).
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // On two processors a third of the time of two goes by in waiting, for the server and for the page (decision 0389).
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Conditions are waited for, as long as a busy machine takes to meet them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    screenshot: 'only-on-failure',
    // To record every page takes two fifths of the whole run's processor: a second try is recorded, and who asks by --trace on.
    trace: 'on-first-retry',
    // What a service worker fetches passes by what tests answer in place of the server; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: 'noscript/**' },
    { name: 'desktop', use: desktop, testIgnore: 'noscript/**' },
    { name: 'noscript', use: { ...desktop, javaScriptEnabled: false }, testMatch: 'noscript/**/*.spec.ts' },
  ],
});
