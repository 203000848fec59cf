import { dirname } from 'node:path';
import type { RequestHandler, Router } from 'express';

/** Swagger UI from npm: nothing is loaded from the internet. */
const folder = dirname(require.resolve('swagger-ui-dist/package.json'));

/** Only the files that the page needs are served. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tidebox REST API</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/api/v1/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="swagger-ui"></main>
    <script src="/api/v1/docs/swagger-ui-bundle.js"></script>
    <script src="/api/v1/docs/start.js"></script>
  </body>
</html>
`;

/** Without a validatorUrl of null it would send the address of the document to a foreign site. */
const start = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#swagger-ui',
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
});
`;

/**
 * `/api/v1/docs`: the OpenAPI document to read and try, for developers. Its script is a file and
 * not inline, so that the strict policy of every page holds here as well.
 */
export function mountDocsPage(router: Router, charge: RequestHandler): void {
  router.use('/docs', charge);
  router.get('/docs', (_, response) => {
    response.type('html').send(page);
  });
  router.get('/docs/start.js', (_, response) => {
    response.type('js').send(start);
  });
  for (const file of files)
    router.get(`/docs/${file}`, (_, response) => {
      response.sendFile(file, { root: folder, maxAge: '1h' });
    });
}
