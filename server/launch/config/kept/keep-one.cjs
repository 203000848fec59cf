/** What jest's own parts leave on the global object belongs to one file. */
const isJestsOwn = (key) => typeof key === 'symbol' && !String(key).startsWith('Symbol(jest-');

/**
 * A test environment, but one for all files that a worker runs, with the modules they loaded
 * (`kept`, see runtime.cjs). `sweep` removes what a file may have left in it.
 */
function keepOne(TestEnvironment, sweep = () => undefined) {
  let only;

  /** Each file has a console of its own, the environment is told of one when it is made. */
  const currentConsole = new Proxy(console, {
    get:
      (_, method) =>
      (...values) =>
        only.global.console[method](...values),
  });

  return class KeptEnvironment extends TestEnvironment {
    constructor(config, context) {
      if (!only) {
        super(config, { ...context, console: currentConsole });
        only = this;
        this.kept = { modules: new Map(), sourceMaps: new Map() };
      }
      only.enter(config.projectConfig.globals);
      return only;
    }

    enter(globals) {
      const { global } = this;
      Object.assign(global, globals);
      const { env, exit } = global.process;
      this.found = { keys: new Set(Reflect.ownKeys(global)), env: { ...env }, exit };
    }

    async teardown() {
      const { global, found } = this;
      this.fakeTimersModern.useRealTimers();
      sweep(global);
      for (const key of Reflect.ownKeys(global))
        if (!found.keys.has(key) && isJestsOwn(key)) delete global[key];
      Object.assign(global.process, { env: found.env, exit: found.exit });
    }
  };
}

module.exports = { keepOne };
