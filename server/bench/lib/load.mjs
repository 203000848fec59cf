import { Agent, request } from 'node:http';
import { addressOf } from './shopper.mjs';

/** A signed-in shopper on a connection that stays open, of an address of its own. */
export class Connection {
  #agent;

  constructor(url, index) {
    this.url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: addressOf(index) });
  }

  close() {
    this.#agent.destroy();
  }

  /** The connection as one shopper uses it. */
  as({ token, orderId }) {
    return { orderId, ask: (query, variables) => this.#ask(token, query, variables) };
  }

  /**
   * Returns the data of an operation.
   * @throws Error when it has errors; where it may be asked again after a while, with the `seconds` until then
   */
  async #ask(token, query, variables = {}) {
    const body = JSON.stringify({ query, variables });
    const answer = await this.#post(token, body);
    const { data, errors } = JSON.parse(answer);
    if (errors) {
      const { seconds } = errors[0].extensions?.params ?? {};
      throw Object.assign(new Error(`Refused: ${answer}`), { seconds });
    }
    return data;
  }

  #post(authorization, body) {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      authorization,
    };
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: this.#agent, headers };
      request(`${this.url}/graphql`, options, (response) => {
        const parts = [];
        response.on('error', reject);
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts).toString()));
      })
        .on('error', reject)
        .end(body);
    });
  }
}

/**
 * Runs `work(shopper)` again and again for some seconds, on each connection one after the other, every
 * time for its next shopper. Returns how long each run took, in milliseconds.
 */
export async function load({ url, connections, shoppers, seconds, work }) {
  const until = performance.now() + seconds * 1_000;
  const taken = [];
  const loop = async (index) => {
    const connection = new Connection(url, index);
    for (let turn = index; performance.now() < until; turn += connections) {
      const startedAt = performance.now();
      await work(connection.as(shoppers[turn % shoppers.length]));
      taken.push(performance.now() - startedAt);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => loop(index)));
  return taken;
}
