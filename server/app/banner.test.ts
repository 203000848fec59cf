import { version } from '../../package.json';
import { readConfig } from '../platform/config';
import { banner } from './banner';
import { describeProcess } from './describe-process';

describe('The banner', () => {
  it.each(['all', 'worker'])('of ROLE=%s names version and build (Roll back)', (ROLE) => {
    const config = readConfig({ NODE_ENV: 'test', ROLE });
    const { build } = describeProcess(config);
    expect(build).toMatch(/^\d+\.\d+\.\d+.* of \d{4}-/);
    expect(build).toContain(version);
    expect(banner('http://127.0.0.1:4000', build, config)).toContain(build);
  });
});
