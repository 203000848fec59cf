import { fork, spawnSync, type ChildProcess } from 'node:child_process';
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

  /** Returns the output of a package's command run inside the tree; its exit code does not matter. */
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

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: string;
}

let host: ChildProcess | undefined;
let calls = 0;
afterAll(() => host?.disconnect());

/**
 * Calls a function of one of the gates' ES modules, which jest itself cannot load. One process for all
 * calls of a test file: loading a linter takes longer than what it judges.
 */
export function callGate(module: string, name: string, ...args: string[]): Promise<unknown> {
  host ??= fork(join(__dirname, 'gate-host.mjs'), { cwd: root, execArgv: [] });
  const [to, id] = [host, ++calls];
  return new Promise((resolve, reject) => {
    to.on('message', function hear(reply: Reply) {
      if (reply.id !== id) return;
      to.off('message', hear);
      if (reply.fault === undefined) resolve(reply.answer);
      else reject(new Error(reply.fault));
    });
    to.send({ id, module, name, args });
  });
}
