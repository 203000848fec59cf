const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { reuseEnvironment } = require('./reuse-environment.cjs');

/**
 * Runs tests in the realm of the worker itself. In a separate context, as jest makes one, each read of a global
 * (`Object`, `Promise`, `Buffer`) passes two proxies: several times the cost of the read.
 */
class WorkerEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Scripts are compiled for no context but the one there is (`runtime.cjs`). */
  getVmContext() {
    return undefined;
  }
}

module.exports = reuseEnvironment(WorkerEnvironment);
