import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Shopper } from '../../../bench/lib/shopper.mjs';
import { runNode, start, stop } from '../../../launch/lib/children.mjs';

const RESTART_MS = 200;
/** Exit code of a server that no further start would help. */
const START_REFUSED = 78;
const PATIENCE_MS = 20_000;

/** The server of a drill, its environment and its data, for the drill itself and for its check. */
export class Scene {
  /** What the check must know, e.g. the token of a shopper. */
  facts = {};
  #server;
  /** True once the night is over, or while the server is stopped on purpose. */
  isEnding = false;

  constructor(folder) {
    this.folder = folder;
  }

  /** The environment as the person on duty left it: a file of `NAME=value` lines. */
  get environment() {
    const lines = readFileSync(join(this.folder, 'env'), 'utf8').split('\n');
    const pairs = lines.map((line) => /^(\w+)=(.*)$/.exec(line)).filter(Boolean);
    return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
  }

  get url() {
    return this.environment.PUBLIC_URL;
  }

  get databaseFile() {
    return join(this.environment.VAR_DIR, 'tidebox.sqlite');
  }

  changeEnvironment(changes) {
    let before = {};
    try {
      before = this.environment;
    } catch {
      // There is none yet.
    }
    const lines = Object.entries({ ...before, ...changes }).map((pair) => pair.join('='));
    writeFileSync(join(this.folder, 'env'), `${lines.join('\n')}\n`);
  }

  /** Starts the server, and starts it again whenever it ends, as a supervisor does. */
  async startServer() {
    this.#run();
    await this.until(async () => (await this.readiness()).startsWith('200'));
  }

  async stopServer() {
    this.isEnding = true;
    await stop(this.#server);
    this.isEnding = false;
  }

  /** Starts the server without waiting until it is ready. */
  #run() {
    const log = openSync(join(this.folder, 'server.log'), 'a');
    this.#server = start(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', log, log],
      env: { ...process.env, ...this.environment },
    });
    writeFileSync(join(this.folder, 'server.pid'), String(this.#server.pid));
    this.#server.once('exit', async (code) => {
      if (this.isEnding) return;
      await (code === START_REFUSED ? this.#untilAskedToStart() : sleep(RESTART_MS));
      if (!this.isEnding) this.#run();
    });
  }

  /** No supervisor starts a server again that has refused to; the person on duty makes this file. */
  async #untilAskedToStart() {
    while (!existsSync(this.startFile)) await sleep(100);
    rmSync(this.startFile);
  }

  get startFile() {
    return join(this.folder, 'start');
  }

  /** Starts a server that may not become ready. */
  launchBroken() {
    this.#run();
  }

  /** From now on the server stays ended. */
  end() {
    this.isEnding = true;
  }

  /** Runs an operator's command. Returns its exit code and output. */
  operate(...args) {
    const env = { ...process.env, ...this.environment };
    return runNode(['dist/server/operator/main.js', ...args], { env });
  }

  /** Returns status and body of `/readyz`, or that nothing answers. */
  async readiness() {
    try {
      const response = await fetch(`${this.url}/readyz`);
      return `${response.status} ${await response.text()}`;
    } catch {
      return 'no reply';
    }
  }

  /** Opens an account and keeps it for the check. */
  async openShopper() {
    const shopper = await new Shopper(this.url, 1).open();
    this.facts.token = shopper.token;
    return shopper;
  }

  /** Pays into the shopper's balance by the sandbox of the gateway. */
  async recharge(shopper) {
    await shopper.choose(await shopper.recharge(10_000), 'pay');
  }

  /** The shopper that `openShopper` opened. */
  get shopper() {
    return Object.assign(new Shopper(this.url, 1), { token: this.facts.token });
  }

  /** Returns the last line of the log that matches, without its stack; undefined without one. */
  logLine(pattern) {
    const lines = readFileSync(join(this.folder, 'server.log'), 'utf8').split('\n');
    const line = lines.findLast((one) => pattern.test(one));
    if (!line?.startsWith('{')) return line;
    const { level, msg, err } = JSON.parse(line);
    return JSON.stringify({ level, msg, err: err?.message });
  }

  /** Runs SQL on the embedded database, past the server. Returns the rows of a SELECT. */
  query(sql, ...values) {
    const database = new Database(this.databaseFile, { timeout: 5_000 });
    try {
      const statement = database.prepare(sql);
      return sql.startsWith('SELECT') ? statement.all(...values) : statement.run(...values);
    } finally {
      database.close();
    }
  }

  async until(isSo) {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50))
      if (await isSo()) return;
    throw new Error(`It did not happen within ${PATIENCE_MS / 1_000} s; see ${this.folder}`);
  }
}

/** Returns the code of the refusal that a shopper gets, or `done`. */
export async function outcomeOf(work) {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error.message;
  }
}
