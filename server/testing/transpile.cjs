// Loaded into a process of a test before sources of TypeScript. It takes a quarter less of a server's start than
// @swc-node/register, which loads the compiler of TypeScript to read its settings.
const { transformSync } = require('@swc/core');
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const kept = join(tmpdir(), 'tidebox-transpiled');
mkdirSync(kept, { recursive: true });

/** The same transformation as jest's for the server's files. */
const options = (filename) => ({
  filename,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('.tsx') },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
});

/** The output of swc for a file, which the next process finds in the temporary folder. */
function transpiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const path = join(kept, createHash('sha1').update(filename).update(source).digest('hex'));
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const { code } = transformSync(source, options(filename));
    writeFileSync(`${path}.${process.pid}`, code);
    renameSync(`${path}.${process.pid}`, path);
    return code;
  }
}

for (const ending of ['.ts', '.tsx'])
  require.extensions[ending] = (module, filename) =>
    module._compile(transpiled(filename), filename);
