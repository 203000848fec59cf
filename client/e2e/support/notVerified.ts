import type { Page } from '@playwright/test';
import type { Tour } from './tour';

interface Header {
  name: string;
  value: string;
}

/**
 * Alters the server's response about the shopper, so that every page can be seen. It uses the browser's
 * protocol, since `page.route` would load and compile all scripts again for each.
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
    // The page may have been left meanwhile.
    alter(requestId, responseStatusCode ?? 0, responseHeaders ?? []).catch(() => undefined);
  });
  const patterns = [`${url}/mine/*`, `${url}/graphql`].map((urlPattern) => ({
    ...{ urlPattern, requestStage: 'Response' as const },
  }));
  await devtools.send('Fetch.enable', { patterns });
}
