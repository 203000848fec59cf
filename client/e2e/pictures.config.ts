import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** `npm run pictures`: not a test, but told in the same words. */
export default defineConfig({
  ...stories,
  testMatch: '*.pictures.ts',
  timeout: 600_000,
  use: { ...stories.use, screenshot: 'off' },
});
