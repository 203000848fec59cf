import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';

const DEMO_MARK = 'demo.exhibits';

/**
 * Reads the mark that is set when the sample data is complete: what the demo warehouse leaves untouched. Null
 * before.
 */
export async function readDemoMark({ db }: Services): Promise<string[] | null> {
  const mark = await db.read.findOneBy(SiteSetting, { key: DEMO_MARK });
  return mark && (JSON.parse(mark.value) as string[]);
}

export async function writeDemoMark({ db }: Services, fixtures: readonly string[]): Promise<void> {
  const mark = { key: DEMO_MARK, value: JSON.stringify(fixtures) };
  await db.transaction((tx) => tx.insert(SiteSetting, mark));
}
