import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { Mail, Mailer } from './mail';
import { mailCatcher } from './mail-catcher';
import { smtpMailer } from './smtp-mailer';

/** An adapter, and the raw emails that arrived behind it. */
interface Harness {
  readonly mailer: Mailer;
  readonly unreachable: Mailer;
  arrived(): string[];
  /** The receivers of the emails that were sent; null if not recorded. */
  receivers(): string[] | null;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
async function smtp(): Promise<Harness> {
  const emails: string[] = [];
  const receivers: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      receivers.push(...envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        emails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`),
    unreachable: smtpMailer('smtp://127.0.0.1:1'),
    arrived: () => emails,
    receivers: () => receivers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function catcher(): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-mail-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  return Promise.resolve({
    mailer: mailCatcher(join(folder, 'mail')),
    unreachable: mailCatcher(file),
    receivers: () => null,
    arrived: () =>
      (existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : [])
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, 'mail', name), 'utf8')),
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

const email: Mail = {
  fromName: 'Tidebox, "Harbour"',
  fromAddress: 'service@tidebox.example',
  to: 'ada@example.com',
  subject: 'Welcome',
  text: 'Hello Ada,\n\nyour parcel has left.\n',
  html: '<p>Hello Ada,</p><p>your parcel has <b>left</b>.</p>',
};

/** The parts of an email by their type, decoded as their headers say. */
function partsOf(raw: string): Record<string, string> {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.trim().split('\r\n\r\n');
      const [, type = ''] = /content-type: ([^;\s]+)/i.exec(head) ?? [];
      return [type, decode(head, rest.join('\r\n\r\n'))];
    }),
  );
}

function decode(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

describe.each([
  ['SMTP', smtp],
  ['the catcher', catcher],
])('Mail by %s', (_, open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await open();
  });
  afterEach(() => harness.close());

  it('carries sender, receiver and subject, and its words as text and as HTML', async () => {
    await harness.mailer.send('01A', email);
    const [raw = ''] = harness.arrived();
    expect(raw).toContain('From: "Tidebox, \\"Harbour\\"" <service@tidebox.example>');
    expect(raw).toContain('To: ada@example.com');
    expect(raw).toContain('Subject: Welcome');
    expect(harness.receivers() ?? [email.to]).toEqual([email.to]);
    expect(raw).toContain('Message-ID: <01A@tidebox.example>');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    const parts = partsOf(raw);
    // The last is what a mail program prefers.
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    expect(parts['text/plain']?.trim()).toBe(email.text.trim());
    expect(parts['text/html']).toBe(email.html);
  });

  it('says who gets the answer, where it is not the sender', async () => {
    await harness.mailer.send('01E', { ...email, replyTo: 'lin@example.com' });
    await harness.mailer.send('01F', email);
    const replies = harness.arrived().map((raw) => /^Reply-To: (.*)$/m.exec(raw)?.[1]?.trim());
    expect(replies).toEqual(['lin@example.com', undefined]);
  });

  it('carries Chinese', async () => {
    await harness.mailer.send('01B', { ...email, subject: '欢迎', text: '您好，包裹已发出。' });
    const [raw = ''] = harness.arrived();
    expect(raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('欢迎').toString('base64')}?=`);
    expect(partsOf(raw)['text/plain']?.trim()).toBe('您好，包裹已发出。');
  });

  it.each(['fromName', 'fromAddress', 'to', 'replyTo', 'subject'] as const)(
    'cannot be made to carry a forged header by its %s',
    async (field) => {
      const forged = { ...email, [field]: 'x@example.com\r\nBcc: everybody@example.com' };
      await expect(harness.mailer.send('01C', forged)).rejects.toThrow('line break');
      expect(harness.arrived()).toEqual([]);
    },
  );

  it('tells when it could not be handed over', async () => {
    await expect(harness.unreachable.send('01D', email)).rejects.toThrow();
  });
});
