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

/** Persistent connections that shoppers share for some work. */
export class Crowd {
  #connections;
  #shoppers;
  #work;

  /** Opens `size` connections, each of which calls `work(shopper)` for its next shopper every time. */
  constructor({ url, size, shoppers, work }) {
    this.#connections = Array.from({ length: size }, (_, index) => ({
      connection: new Connection(url, index),
      turn: index,
    }));
    this.#shoppers = shoppers;
    this.#work = work;
  }

  close() {
    for (const { connection } of this.#connections) connection.close();
  }

  /** Works for some seconds, one after the other on each connection. Returns how long each took, in milliseconds. */
  async work(seconds) {
    const until = performance.now() + seconds * 1_000;
    const taken = [];
    const loop = async (one) => {
      for (; performance.now() < until; one.turn += this.#connections.length) {
        const startedAt = performance.now();
        const shopper = this.#shoppers[one.turn % this.#shoppers.length];
        await this.#work(one.connection.as(shopper));
        taken.push(performance.now() - startedAt);
      }
    };
    await Promise.all(this.#connections.map(loop));
    return taken;
  }
}
