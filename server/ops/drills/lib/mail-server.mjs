import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Starts a mail server that takes every email, or refuses everybody who connects. Returns its address for SMTP_URL
 * and the number of emails it took.
 */
export async function startMailServer({ refuses }) {
  let taken = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (refuses) return void socket.end('421 4.3.2 Service not available, try again later\r\n');
    socket.write('220 drill ESMTP\r\n');
    let isContent = false;
    // A chunk may end anywhere, also within the mark that ends an email.
    createInterface({ input: socket }).on('line', (line) => {
      if (isContent) {
        if (line !== '.') return;
        isContent = false;
        taken += 1;
        return void socket.write('250 taken\r\n');
      }
      isContent = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
      socket.write(isContent ? '354 go on\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${server.address().port}`, taken: () => taken };
}
