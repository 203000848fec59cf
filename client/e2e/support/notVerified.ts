import type { Page } from '@playwright/test';
import type { Tour } from './tour';

interface Header {
  name: string;
  value: string;
}

/**
 * What the server says of the shopper is changed on its way, so that every page there is can be seen; by the
 * browser itself, since `page.route` would have it fetch and compile all scripts anew for each.
 */
export async function asNotVerified(page: Page, { url }: Tour): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const alter = async (requestId: string, responseCode: number, headers: Header[]) => {
    const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
    const said = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
    const told = said.replaceAll('"isEmailVerified":true', '"isEmailVerified":false');
    await devtools.send('Fetch.fulfillRequest', {
      ...{ requestId, responseCode, body: Buffer.from(told).toString('base64') },
      // The body is unpacked by now.
      responseHeaders: headers.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
    });
  };
  devtools.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders }) => {
    // Who has left the page meanwhile waits for nothing.
    alter(requestId, responseStatusCode ?? 0, responseHeaders ?? []).catch(() => undefined);
  });
  const patterns = [`${url}/mine/*`, `${url}/graphql`].map((urlPattern) => ({
    ...{ urlPattern, requestStage: 'Response' as const },
  }));
  await devtools.send('Fetch.enable', { patterns });
}
