import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { readUpload } from './read-upload';

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const SECONDS = 1_000;

/** A form that is being sent. */
function beginForm() {
  const sender = new PassThrough();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  sender.write(head);
  return Object.assign(sender, { headers });
}

/** Returns the result of a form that arrives in chunks of the given sizes, one per second. */
async function sendAt(bytesPerSecond: number, seconds: number): Promise<string> {
  const form = beginForm();
  const outcome = readUpload(form as unknown as Request).then(
    ({ content }) => `${content.length} bytes`,
    (error: { code: string }) => error.code,
  );
  for (let second = 0; second < seconds; second++) {
    form.write(Buffer.alloc(bytesPerSecond));
    await jest.advanceTimersByTimeAsync(SECONDS);
  }
  form.end('\r\n--x--\r\n');
  await jest.advanceTimersByTimeAsync(SECONDS);
  return outcome;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('The body of an upload', () => {
  it.each([1, 1_000, 4_000])('is not waited for at %i bytes a second', async (bytesPerSecond) => {
    expect(await sendAt(bytesPerSecond, 12)).toBe('SENT_TOO_SLOWLY');
  });

  it.each([
    [8_000, 50],
    [100_000, 4],
  ])('is read at %i bytes a second for %i seconds', async (bytesPerSecond, seconds) => {
    expect(await sendAt(bytesPerSecond, seconds)).toBe(`${bytesPerSecond * seconds} bytes`);
  });

  it('may begin late, as on a phone', async () => {
    expect(await sendAt(0, 5)).toBe('0 bytes');
  });
});
