import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './bundling/compileMessages';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client as the server draws it: beside the browser's files, never served. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [react(), compileMessages()],
  // React and its neighbours look for it when they run, wherever the server runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whatever it needs lies in it: production installs none of the client's packages.
  ssr: { noExternal: true },
  build: {
    ssr: here('rendering/renderPage.tsx'),
    target: 'node20',
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        exports: 'named',
      },
    },
  },
});
