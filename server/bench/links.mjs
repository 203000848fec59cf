// Measures how long a core takes to parse pasted links: 10,000 of the texts in the tests, in rotation; the fastest
// of five rounds. Fails when it is a second or longer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepare } from '../launch/lib/ready.mjs';

const PASTES = 10_000;
const ROUNDS = 5;
const MAX_MS = 1_000;

if (await prepare(['server'])) {
  const { readPasted } = createRequire(import.meta.url)(
    '../../dist/server/modules/listings/links/read-pasted.js',
  );
  const texts = knownTexts();
  const round = () => {
    for (let index = 0; index < PASTES; index++) readPasted(texts[index % texts.length]);
  };
  const ms = Math.min(...Array.from({ length: ROUNDS }, () => workedMs(round)));
  process.stdout.write(`${PASTES} pastes of ${texts.length} kinds read in ${ms.toFixed(0)} ms\n`);
  if (ms >= MAX_MS) process.exitCode = 1;
}

function knownTexts() {
  const file = new URL('../testing/pasted-links.json', import.meta.url);
  const { items, pages, short, titles, refused } = JSON.parse(readFileSync(file, 'utf8'));
  return [
    ...items.flatMap(({ pasted }) => pasted),
    ...[...pages, ...titles].map(([pasted]) => pasted),
    ...short,
    ...Object.values(refused).flat(),
  ];
}

/** Time of the processor, so that what else runs on the machine does not count. */
function workedMs(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
