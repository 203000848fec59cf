const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Loaded again for every file: tests, and modules that call jest when they are loaded. */
const ofOneFile = /[.]test[.]tsx?$|[/](client[/]testing|server[/]launch|@testing-library)[/]/;

const isTest = /[.]test[.]tsx?$/;

const isPackage = /[/]node_modules[/]/;

/** Compiles a module for the realm of the worker itself, where `import()` is Node's own. */
function compileHere(source, path, parameters) {
  const importModuleDynamically = vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  return vm.compileFunction(source, parameters, { filename: path, importModuleDynamically });
}

/** Packages are loaded by Node itself, which takes a fraction of the time, and once for all that a worker runs. */
function loadPackagesHere(executor) {
  const exec = executor.exec.bind(executor);
  executor.exec = (module, options, ...rest) => {
    if (options?.isInternalModule || !isPackage.test(module.filename))
      return exec(module, options, ...rest);
    module.exports = require(module.filename);
    return 'loaded';
  };
}

/**
 * A runtime that reuses what a file loaded for the next file in the same reused environment: loading
 * the whole server, or React and Chakra, takes seconds, running a file's tests often less.
 */
class ReusingRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.reused = environment.reused;
    if (!this.reused) return;
    this.registries.moduleRegistry = this.reused.modules;
    this.transformCache.sourceMaps = this.reused.sourceMaps;
    this.reuseCompiled(environment);
  }

  /**
   * Modules loaded again for every file, jest's own above all, are read and compiled once: the function that V8
   * compiled is called again, with a module of its own.
   */
  reuseCompiled(environment) {
    const { executor, transformCache } = this;
    const { compiled } = this.reused;
    const transform = transformCache.transform.bind(transformCache);
    const compile = environment.getVmContext()
      ? executor.compile.bind(executor)
      : (source, path) => compileHere(source, path, executor.injectedModuleParameters);
    transformCache.transform = (path, options) =>
      compiled.has(path) ? '' : transform(path, options);
    executor.compile = (source, path) => {
      if (isTest.test(path)) return compile(source, path);
      if (!compiled.has(path)) compiled.set(path, compile(source, path));
      return compiled.get(path);
    };
    if (!environment.getVmContext()) loadPackagesHere(executor);
  }

  /** A reused module may still `require` by the runtime that loaded it, whichever file runs. */
  leaveTestCode() {
    if (!this.reused) super.leaveTestCode();
  }

  teardown() {
    if (!this.reused) return super.teardown();
    this.restoreAllMocks();
    for (const path of this.reused.modules.keys())
      if (ofOneFile.test(path)) this.reused.modules.delete(path);
    this.registries.internalModuleRegistry.clear();
    this.fileCache.clear();
    this.transformCache.clear();
  }
}

module.exports = ReusingRuntime;
module.exports.default = ReusingRuntime;
