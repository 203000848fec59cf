import { run } from '../../launch/lib/children.mjs';

/** Not among our packages: it brings some hundred of its own, for this one command. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Lighthouse's report on one address: a phone on simulated slow 4G, its defaults.
 * @throws Error when it could not be fetched or did not finish
 */
export async function runLighthouse(url, chromium) {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  const args = ['--yes', '-p', LIGHTHOUSE, 'lighthouse', url, ...options];
  const { code, output } = await run('npx', args, {
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const from = output.indexOf('\n{') + 1;
  const to = output.lastIndexOf('}') + 1;
  if (code !== 0 || to === 0) throw new Error(`Lighthouse did not finish:\n${output.slice(-2000)}`);
  return JSON.parse(output.slice(from, to));
}
