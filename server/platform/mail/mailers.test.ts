import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { Mail, Mailer } from './mail';
import { mailCatcher } from './mail-catcher';
import { smtpMailer } from './smtp-mailer';

/** An adapter, and the raw letters that arrived behind it. */
interface Harness {
  readonly mailer: Mailer;
  readonly unreachable: Mailer;
  arrived(): string[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
async function smtp(): Promise<Harness> {
  const letters: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`),
    unreachable: smtpMailer('smtp://127.0.0.1:1'),
    arrived: () => letters,
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
    arrived: () =>
      readdirSync(join(folder, 'mail'))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, 'mail', name), 'utf8')),
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

const letter: Mail = {
  fromName: 'Tidebox, "Harbour"',
  fromAddress: 'service@tidebox.example',
  to: 'ada@example.com',
  subject: 'Welcome',
  text: 'Hello Ada,\n\nyour parcel has left.\n',
};

/** The text of a letter, decoded as its header says. */
function textOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
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

  it('carries sender, receiver, subject and text', async () => {
    await harness.mailer.send('01A', letter);
    const [raw = ''] = harness.arrived();
    expect(raw).toContain('From: "Tidebox, \\"Harbour\\"" <service@tidebox.example>');
    expect(raw).toContain('To: ada@example.com');
    expect(raw).toContain('Subject: Welcome');
    expect(raw).toContain('Message-ID: <01A@tidebox.example>');
    expect(textOf(raw).trim()).toBe(letter.text.trim());
  });

  it('carries Chinese', async () => {
    await harness.mailer.send('01B', { ...letter, subject: '欢迎', text: '您好，包裹已发出。' });
    const [raw = ''] = harness.arrived();
    expect(raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('欢迎').toString('base64')}?=`);
    expect(textOf(raw).trim()).toBe('您好，包裹已发出。');
  });

  it('cannot be made to carry a forged header', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.com';
    await harness.mailer.send('01C', { ...letter, subject });
    const [raw = ''] = harness.arrived();
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('tells when it could not be handed over', async () => {
    await expect(harness.unreachable.send('01D', letter)).rejects.toThrow();
  });
});
