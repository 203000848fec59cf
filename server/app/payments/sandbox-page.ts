import express, { type Express, type Request } from 'express';
import { escapeHtml } from '../../kernel/escape-html';
import { chooseLanguage, type Language } from '../../kernel/language';
import { fen, formatMoney } from '../../kernel/money';
import type {
  SandboxGateway,
  SandboxSession,
} from '../../platform/payment-gateway/sandbox-gateway';
import { points } from '../../platform/http/points';
import type { Services } from '../../platform/services';
import { readCookie } from '../read-cookie';
import { budgetOfAddress } from '../charge-request';
import { contentPolicy } from '../security-headers';
import { WEBHOOK_PATH } from './payment-webhook';
import { sandboxTexts } from './sandbox.texts';

type Choice = 'pay' | 'fail' | 'leave';

/**
 * The sandbox gateway's page, where the payer chooses the result of the payment; it calls the webhook as a real
 * gateway would, before the browser returns.
 */
export function mountSandboxPage(app: Express, services: Services): void {
  const { paymentGateway } = services;
  if (paymentGateway?.name !== 'sandbox') return;
  const sandbox = paymentGateway as SandboxGateway;
  app.use('/sandbox-gateway', async (request, response, next) => {
    response.set({
      'content-security-policy': contentPolicy({ styles: [css] }),
      'cache-control': 'no-store',
    });
    await budgetOfAddress(request, services).spend(points.answeredFile);
    next();
  });

  app.get('/sandbox-gateway/:reference', async (request, response) => {
    const session = await sandbox.find(request.params.reference);
    if (!session) return void response.sendStatus(404);
    response.type('html').send(pageOf(session, languageOf(request)));
  });

  app.post(
    '/sandbox-gateway/:reference',
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (request: Request<{ reference: string }>, response) => {
      const session = await sandbox.find(request.params.reference);
      if (!session) return void response.sendStatus(404);
      const choice = choiceOf(request);
      const isDone = await decide(sandbox, session, choice, request);
      response.redirect(303, isDone ? wayBack(session, choice) : request.originalUrl);
    },
  );
}

function languageOf(request: Request): Language {
  return chooseLanguage(readCookie(request, 'lang'), request.get('accept-language'));
}

function choiceOf({ body }: Request): Choice {
  const choice = (body as { choice?: unknown } | undefined)?.choice;
  return choice === 'pay' || choice === 'fail' ? choice : 'leave';
}

/** Returns false if the session had ended otherwise: then its page says how, and that nothing was charged. */
async function decide(
  sandbox: SandboxGateway,
  { reference }: SandboxSession,
  choice: Choice,
  { socket, log }: Request,
): Promise<boolean> {
  if (choice === 'leave') return true;
  const chosen = choice === 'pay' ? 'PAID' : 'FAILED';
  const decided = await sandbox.decide(reference, chosen);
  const { body, headers } = sandbox.signedEvent(decided);
  const url = `http://127.0.0.1:${socket.localPort}${WEBHOOK_PATH}`;
  const answer = await fetch(url, { method: 'POST', body, headers }).catch((error: unknown) => {
    log.error({ err: error }, 'the sandbox could not call the webhook');
  });
  if (answer && !answer.ok) log.error({ status: answer.status }, 'the webhook refused the sandbox');
  return decided.outcome === chosen;
}

/** A payer who goes back after the session has ended has not left it unpaid. */
function wayBack({ outcome, returnUrl, leaveUrl }: SandboxSession, choice: Choice): string {
  return choice === 'leave' && outcome === 'OPEN' ? leaveUrl : returnUrl;
}

const css = `
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #f4f1ea; color: #22201b; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: #fff; border: 2px solid #22201b; }
  h1 { margin: 0; font-size: 1rem; font-weight: 600; }
  strong { display: block; margin: .5rem 0; font-size: 2rem; }
  form { display: grid; gap: .75rem; margin-top: 1.5rem; }
  button { padding: .75rem; font: inherit; border: 2px solid #22201b; background: #fff; color: inherit; cursor: pointer; }
  button.pay { background: #1f5c4a; border-color: #1f5c4a; color: #fff; }
  @media (prefers-color-scheme: dark) {
    body { background: #171512; color: #ece6da; }
    main, button { background: #221f1a; border-color: #ece6da; }
  }
`;

function pageOf(session: SandboxSession, language: Language): string {
  const texts = sandboxTexts[language];
  const isOpen = session.outcome === 'OPEN';
  const buttons = isOpen
    ? `<button class="pay" name="choice" value="pay">${texts.pay}</button>
       <button name="choice" value="fail">${texts.fail}</button>
       <button name="choice" value="leave">${texts.leave}</button>`
    : `<p>${texts[session.outcome]}</p><button name="choice" value="leave">${texts.back}</button>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${texts.title}</title>
    <style>${css}</style>
  </head>
  <body>
    <main>
      <h1>${texts.title}</h1>
      <p>${texts.explanation}</p>
      <p>${escapeHtml(session.description)}<strong>${formatMoney(fen(session.amount))}</strong></p>
      <form method="post">${buttons}</form>
    </main>
  </body>
</html>
`;
}
