import { start, stop } from '../../launch/lib/children.mjs';

/**
 * A program of the cluster that can fail as programs do. `launch` starts it; `ready` resolves when it serves.
 * `kill` ends it as a loss of power would, `freeze` stops it where it is, and `restart` and `thaw` bring it back.
 */
export class Part {
  #child;

  constructor({ program, args, options, ready }) {
    this.launch = () => {
      this.#child = start(program, args, options);
    };
    this.ready = ready;
  }

  async open() {
    this.launch();
    await this.ready();
    return this;
  }

  async kill() {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    process.kill(-this.#child.pid, 'SIGKILL');
    await gone;
  }

  async restart() {
    await this.open();
  }

  freeze() {
    process.kill(-this.#child.pid, 'SIGSTOP');
  }

  thaw() {
    process.kill(-this.#child.pid, 'SIGCONT');
  }

  async stop() {
    await stop(this.#child, 15_000);
  }
}
