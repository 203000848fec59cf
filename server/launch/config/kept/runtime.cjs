const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Loaded anew for every file: tests, and what speaks to jest when it is loaded. */
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
 * A runtime that keeps what a file loaded for the next file in the same kept environment: loading
 * the whole server, or React and Chakra, takes seconds, running a file's tests often less.
 */
class KeptRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.kept = environment.kept;
    if (!this.kept) return;
    this.registries.moduleRegistry = this.kept.modules;
    this.transformCache.sourceMaps = this.kept.sourceMaps;
    this.keepCompiled(environment);
  }

  /**
   * What is loaded anew for every file, jest's own parts above all, is read and compiled once: what V8
   * made of a file is called again, with a module of its own.
   */
  keepCompiled(environment) {
    const { executor, transformCache } = this;
    const { compiled } = this.kept;
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

  /** A kept module may still `require` by the runtime that loaded it, whichever file runs. */
  leaveTestCode() {
    if (!this.kept) super.leaveTestCode();
  }

  teardown() {
    if (!this.kept) return super.teardown();
    this.restoreAllMocks();
    for (const path of this.kept.modules.keys())
      if (ofOneFile.test(path)) this.kept.modules.delete(path);
    this.registries.internalModuleRegistry.clear();
    this.fileCache.clear();
    this.transformCache.clear();
  }
}

module.exports = KeptRuntime;
module.exports.default = KeptRuntime;
