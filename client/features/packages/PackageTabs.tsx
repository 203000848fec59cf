import { paths } from '../../routes/paths';
import type { PackageStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { LinkTabs } from '../../ui/lists/LinkTabs';
import type { ListParams } from '../../ui/lists/listParams';
import { packageStatuses } from './packageStatus';

interface PackageTabsProps {
  current?: PackageStatus;
  /** What the list is narrowed to besides; every tab keeps it. */
  narrowed?: ListParams;
  /** Of every status; undefined while they are not known. */
  counts?: readonly { status: PackageStatus; count: number }[];
}

/** All packages and each status, with how many there are (RT-17). */
export function PackageTabs({ current, narrowed, counts }: PackageTabsProps) {
  const text = useText();
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: PackageStatus) => counts?.find((each) => each.status === status)?.count;
  return (
    <LinkTabs
      label={text('packages.tabs')}
      tabs={[
        {
          href: paths.package.href({ ...narrowed }),
          label: text('packages.all'),
          count: all,
          isCurrent: !current,
        },
        ...packageStatuses.map((status) => ({
          href: paths.package.href({ status, ...narrowed }),
          label: text(`packages.status.${status}`),
          count: countOf(status),
          isCurrent: status === current,
        })),
      ]}
    />
  );
}
