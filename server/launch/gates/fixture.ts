import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(__dirname, '../../..');

/** A small tree of its own, spoiled on purpose, with the packages of the real one. */
export class Fixture {
  readonly folder = mkdtempSync(join(tmpdir(), 'tidebox-gate-'));

  constructor(files: Record<string, string>) {
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** What a package's command prints when run inside the tree; its exit code does not matter. */
  run(tool: string, ...args: string[]): string {
    const { stdout, stderr } = this.spawn(tool, args);
    if (!stdout) throw new Error(`${tool} printed nothing. ${stderr}`);
    return stdout;
  }

  exitCode(tool: string, ...args: string[]): number | null {
    return this.spawn(tool, args).status;
  }

  private spawn(tool: string, args: string[]) {
    const script = join(root, 'node_modules', tool);
    const options = { cwd: this.folder, encoding: 'utf8', maxBuffer: 64e6 } as const;
    return spawnSync(process.execPath, [script, ...args], options);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Calls a function of one of the gates' ES modules, which jest itself cannot load. */
export function callGate(module: string, name: string, ...args: string[]): unknown {
  const url = JSON.stringify(join(root, 'server/launch/gates', module));
  const program = `import(${url})
    .then((gate) => gate[${JSON.stringify(name)}](...process.argv.slice(1)))
    .then((answer) => console.log(JSON.stringify(answer ?? null)));`;
  const output = execFileSync(process.execPath, ['-e', program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
