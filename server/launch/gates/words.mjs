import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Private names and the term of the field for each; names of files write them in kebab case. */
const terms = {
  arriveDrawn: 'visitRenderedPage',
  askedOutOfTurn: 'releaseSlot',
  askedSentence: 'AskedChangeText',
  asker: 'queryRunner, Requester',
  belowTitleContext: 'TitleSlotContext',
  boundedTurns: 'limitConcurrency',
  bringFaces: 'loadFonts',
  bringScreen: 'loadScreen',
  bringShopperTexts: 'loadAccountMessages',
  bringTexts: 'loadMessageBundles',
  drawFirst: 'hydrate',
  drawnFor: 'renderKey',
  drawnPage: 'server-rendered page',
  expiryLink: 'sessionExpiryLink',
  fairTurns: 'fairQueue',
  giveBack: 'refundAttempt',
  handOver: 'execProgram',
  heldProvider: 'pausedProvider',
  inPlaceOfNavigation: 'HideBottomNav',
  isTakenOver: 'isHydrated',
  isToldByItem: 'isStatusAddedByItem',
  jointWhatFor: 'JointPaymentTarget',
  keepDraft: 'saveDraft',
  keepOne: 'reuseEnvironment',
  keepPagesLive: 'subscribeToChanges',
  keepSelection: 'saveSelection',
  keptAnswers: 'invariant cache',
  keptEnvironment: 'ReusedEnvironment',
  keptFor: 'cached (ttl-cache.ts)',
  keptRates: 'StoredRates',
  keptRows: 'table snapshots',
  keptRuntime: 'ReusingRuntime',
  leadOn: 'ClientRedirect',
  letYoungMemoryGrow: 'raiseSemiSpaceGrowth',
  lockFundWith: 'lockFundAndRead',
  madePage: 'ComposedPage',
  mayBeKept: 'isCacheable',
  nextTurnOfTheLoop: 'nextLoopIteration',
  onceUsed: 'onFirstInteraction',
  openStage: 'openDemoContext',
  orderSentence: 'OrderStatusText',
  orderSheet: 'OrderOverview',
  orderTurn: 'OrderNextStep',
  packageSentence: 'PackageStatusText',
  packageSheet: 'PackageOverview',
  packageTurn: 'PackageNextStep',
  pageDrawer: 'createPageRenderer',
  paidBesides: 'mixedPaymentPostings',
  punchedCard: 'PerforatedCard',
  questionsOn: 'prefetchOn',
  readInTurn: 'queueReads',
  rememberEarly: 'captureInput',
  rendersLikeKept: 'hasStoredRenderer',
  replayEarly: 'replayInput',
  restoreAnswers: 'restoreResults',
  restProvocations: 'refusal requests',
  restSpoiled: 'invalid requests',
  shellAsker: 'loadShell',
  showFaces: 'showFonts',
  steadyLink: 'minimumDelayLink',
  takeGuess: 'consumeAttempt',
  takePoint: 'consumePoint',
  takeToll: 'chargeRequest',
  takeTurn: 'queueRequests',
  tellCosts: 'reportCost',
  textLot: 'MessageBundle',
  textLots: 'messageBundles',
  turnOf: 'releaseSlotOf',
  useFormDrawnOnce: 'useFormRenderedOnce',
  useIsUsed: 'useHasInteracted',
  useKeptCountry: 'useStoredCountry',
  watchDrawing: 'observeRenderedPage',
  watchDrawings: 'watchRenders',
  youngMemory: 'V8 heap',
};

/** Folders whose comments say in a sentence, or in a noun, what others began with "What …" or "Whether …". */
const plainFolders = [
  'app',
  'bench',
  'i18n',
  'kernel',
  'launch',
  'modules',
  'operator',
  'platform',
  'testing',
].map((folder) => `server/${folder}/`);
/** Phrases of comments and titles in those folders. */
const phrases = [
  [/\bleads? on\b/g, 'redirects'],
  [/\bdrawn pages?\b/gi, 'server-rendered page'],
  [/\blots? of (?:messages|texts)\b/gi, 'message bundle'],
];
const FRAGMENT = /^[ \t]*(?:\/\/|\/\*\*?(?:\s*\n\s*\*)?)\s+(?:What|Whether)\b/gm;

const known = /\.(?:ts|tsx|mts|mjs|cjs|css|html|md|graphql|json|ya?ml)$/;
const skipped = [
  /(?:^|\/)node_modules\//,
  /(?:^|\/)generated\//,
  /^client\/gql\//,
  /^schema\/released\//,
  /^server\/launch\/gates\/words/,
];

/** Returns what is called or described otherwise than in the field, with the place and the standard term. */
export function wordFaults(root) {
  const paths = ['server', 'client', 'schema'].flatMap((top) => filesIn(root, top));
  const guides = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...guides, ...paths].flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...termFaults(path, path),
      ...termFaults(text, path),
      ...(isPlain(path) ? commentFaults(text, path) : []),
    ];
  });
}

function filesIn(root, top) {
  return readdirSync(join(root, top), { recursive: true })
    .map((name) => `${top}/${name.split(sep).join('/')}`)
    .filter((path) => known.test(path) && !skipped.some((pattern) => pattern.test(path)))
    .toSorted();
}

const spelled = (name) => name.split(/(?=[A-Z])/).join('-?');
const plain = (name) => name.replaceAll('-', '').toLowerCase();
const termOf = new Map(Object.entries(terms).map(([name, term]) => [plain(name), term]));
const anyName = new RegExp(
  `(?<![A-Za-z])(?:${Object.keys(terms).map(spelled).join('|')})(?![a-z])`,
  'gi',
);

function termFaults(text, path) {
  return [...text.matchAll(anyName)].map(
    ({ 0: name, index }) =>
      `${placeOf(text, index, path)}: "${name}" is called ${termOf.get(plain(name))}`,
  );
}

function commentFaults(text, path) {
  const wrong = phrases.flatMap(([phrase, term]) =>
    [...text.matchAll(phrase)].map(({ 0: words, index }) => [
      index,
      `"${words}" is called ${term}`,
    ]),
  );
  const fragments = [...text.matchAll(FRAGMENT)].map(({ index }) => [
    index,
    'a comment names a thing ("The ports …", "True if …") and does not begin with "What" or "Whether"',
  ]);
  return [...wrong, ...fragments].map(
    ([index, fault]) => `${placeOf(text, index, path)}: ${fault}`,
  );
}

function isPlain(path) {
  return plainFolders.some((folder) => path.startsWith(folder));
}

function placeOf(text, index, path) {
  return text === path ? path : `${path}:${text.slice(0, index).split('\n').length}`;
}
