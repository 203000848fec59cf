import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The offline GraphQL IDE, a page of its own: shoppers never load any of it.
export default defineConfig({
  root: here('.'),
  base: '/graphql/ide/',
  plugins: [react()],
  worker: { format: 'es' },
  build: { outDir: here('../../dist/ide'), emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
});
