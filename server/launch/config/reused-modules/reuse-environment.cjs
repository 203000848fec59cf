const { AsyncLocalStorage } = require('node:async_hooks');

/** The storages that a file used. Node carries the value of each along with every promise made from then on. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...values) {
  storages.add(this);
  return run.apply(this, values);
};

/** Without this each file, for which jest makes a storage of its own, would slow down all that follow it. */
function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

// Once jest listens no more for messages, a worker is dismissed. It ends at once, after all who listen for its exit: what a
// reused module still waits for would hold it for longer than the half second after which jest kills it and says so.
if (process.send)
  process.on('removeListener', () => {
    if (process.listenerCount('message') === 0) process.exit();
  });
// An only process has no parent that could end it.
else process.once('beforeExit', () => process.exit());

/** Jest's own additions to the global object belong to one file. */
const isJestsOwn = (key) => typeof key === 'symbol' && !String(key).startsWith('Symbol(jest-');

/** Restores the values that a file replaced on the global object. Additions of a reused module remain. */
function restore(global, found) {
  for (const key of Reflect.ownKeys(global)) {
    const is = Object.getOwnPropertyDescriptor(global, key);
    const was = found[key];
    if (!was && is?.configurable && isJestsOwn(key)) delete global[key];
    if (was && is.configurable && (is.value !== was.value || is.get !== was.get))
      Object.defineProperty(global, key, was);
  }
}

/** Puts back the environment variables that a file changed. */
function restoreVariables(env, found) {
  for (const name of Object.keys(env)) if (!(name in found)) delete env[name];
  Object.assign(env, found);
}

/**
 * A test environment, but one for all files that a worker runs, with the modules they loaded
 * (`reused`, see runtime.cjs). `sweep` removes what a file may have left in it.
 */
function reuseEnvironment(TestEnvironment, sweep = () => undefined) {
  let only;

  /** Each file has a console of its own, which the environment receives in its constructor. */
  const currentConsole = new Proxy(console, {
    get:
      (_, method) =>
      (...values) =>
        only.global.console[method](...values),
  });

  return class ReusedEnvironment extends TestEnvironment {
    constructor(config, context) {
      if (!only) {
        super(config, { ...context, console: currentConsole });
        only = this;
        this.reused = { modules: new Map(), sourceMaps: new Map(), compiled: new Map() };
      }
      only.enter(config.projectConfig.globals);
      return only;
    }

    enter(globals) {
      const { global } = this;
      Object.assign(global, globals);
      const { env, exit, getBuiltinModule } = global.process;
      this.found = Object.getOwnPropertyDescriptors(global);
      this.process = { exit, getBuiltinModule };
      this.variables = { ...env };
    }

    async teardown() {
      this.fakeTimersModern.useRealTimers();
      disableStorages();
      sweep(this.global);
      restore(this.global, this.found);
      Object.assign(this.global.process, this.process);
      restoreVariables(this.global.process.env, this.variables);
    }
  };
}

module.exports = { reuseEnvironment };
