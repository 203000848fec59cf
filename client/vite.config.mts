import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileAhead } from './bundling/compileAhead';
import { compileMessages } from './bundling/compileMessages';
import { describePages } from './bundling/describePages';
import { precompress } from './bundling/precompress';
import { splitDocuments } from './bundling/splitDocuments';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

// Libraries change rarely: in chunks of their own they stay in the shopper's browser cache.
const vendors = [
  {
    name: 'react',
    // With what first asks for it, so that it is run with the chunk and not by the entry.
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/]reactDom\.ts$/,
  },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism)[\\/]/ },
  { name: 'chakra', test: /node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|stylis)[\\/]/ },
  // It takes as long as a small library: a task of its own.
  { name: 'theme', test: /ui[\\/]theme[\\/](theme|theme-colors)\.ts$/ },
  { name: 'intl', test: /node_modules[\\/](react-intl|intl-messageformat|@formatjs)[\\/]/ },
];

// The page / shares these with many others: one small file is lighter than nine.
const parts = {
  name: 'parts',
  test: /(apollo[\\/]useSiteTerms|ui[\\/]document[\\/](DocumentCard|Barcode|StatusStamp|TicketCard)|ui[\\/]feedback[\\/](Empty|Error)State|ui[\\/]values[\\/]DateTime|lucide-react.*[\\/]icons[\\/](star|package|stamp|clock))\.(tsx?|m?js)$/,
};

// The page of the design system shows some of it, for which each would become a file of its own.
const home = {
  name: 'home',
  test: /features[\\/]home[\\/]/,
  includeDependenciesRecursively: false,
};

/*
 * Parts shared by several pages, grouped by kind (decision 111): a request takes a phone about a millisecond,
 * however small the file, and by default each shared part has its own file. Groups contain parts that nearly
 * always load together; larger ones would burden pages that do not need them.
 */
const shared = [
  // All that every page runs at once.
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'form',
    test: /node_modules[\\/]react-hook-form|ui[\\/]forms[\\/](useAppForm|fields|FormErrorSummary|useTextLimit)\./,
    // The controls are not to come with it: pages without a form have them as well.
    includeDependenciesRecursively: false,
  },
  // Both forms and values read them, and pages have the one without the other.
  { name: 'figures', test: /ui[\\/]forms[\\/]figures\./ },
  { name: 'values', test: /ui[\\/]values[\\/](?!SentenceGap)/, minShareCount: 6 },
  {
    name: 'upload',
    test: /ui[\\/]forms[\\/](FileInput|Image(Field|Upload))/,
    minShareCount: 2,
  },
  {
    name: 'goods',
    test: /ui[\\/](forms[\\/]Quantity|feedback[\\/]Restriction)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'controls',
    test: /ui[\\/](forms|feedback)[\\/](?!Dialog\.|FieldPair|LimitedField|FormSheet|ChoiceChips|SwitchField|PickRow)/,
    minShareCount: 4,
    maxModuleSize: 4_000,
  },
];

export default defineConfig({
  root: here('.'),
  // The packages' builds for current browsers; the default ones are for those of 2009.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [
    react(),
    splitDocuments(),
    compileMessages(),
    describePages(),
    compileAhead(),
    precompress(),
  ],
  build: {
    outDir: here('../dist/client'),
    assetsDir: 'assets',
    manifest: true,
    // A kilobyte less of the page / than by the bundler itself.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    // Browsers that follow it themselves are the only ones that read our colours.
    modulePreload: { polyfill: false },
    // Those that know `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...vendors, parts, home, ...shared] },
        // Short hashes, because each page names a dozen scripts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // Emotion imports it for what we do not use, and its package does not say that it may be left out.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
    },
  },
  // The IDE below has a configuration of its own; its workers are not to be bundled here.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: { '/graphql': server, '/uploads': server, '/livez': server, '/demo-shop': server },
  },
});
