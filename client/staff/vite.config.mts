import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileMessages } from '../bundling/compileMessages';
import { precompress } from '../bundling/precompress';
import { splitDocuments } from '../bundling/splitDocuments';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The staff console, a bundle of its own: shoppers load none of it, and its benches none of the shop.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  // As in the storefront: the packages' builds for current browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [
    react(),
    splitDocuments(here('./gql/persisted-documents.json')),
    compileMessages(),
    precompress(),
  ],
  build: {
    outDir: here('../../dist/staff'),
    emptyOutDir: true,
    manifest: true,
    // The content policy allows files of the console's own host.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // The server answers calls of its own address alone: start it with STAFF_URL=http://127.0.0.1:5174.
  server: {
    port: 5174,
    proxy: { '/graphql': `http://127.0.0.1:${process.env.STAFF_PORT ?? '4001'}` },
  },
});
