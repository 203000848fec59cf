import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** `npm run pictures`: not a test, but written with the same tools. */
export default defineConfig({
  ...stories,
  testMatch: '*.pictures.ts',
  // One test takes some eighty pictures, one after the other.
  timeout: 1_800_000,
  use: { ...stories.use, screenshot: 'off' },
});
