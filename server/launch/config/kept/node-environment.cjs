const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { keepOne } = require('./keep-one.cjs');

/**
 * Tests in the realm of the worker itself. In a context of their own, as jest makes one, each reading of a global
 * (`Object`, `Promise`, `Buffer`) asks two proxies: several times what it reads costs.
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

module.exports = keepOne(WorkerEnvironment);
