import type { PackageStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { StatusStamp } from '../../ui/paper/StatusStamp';
import { packageStatusLooks } from './packageStatus';

export function PackageStatusStamp({ status }: { status: PackageStatus }) {
  const text = useText();
  return <StatusStamp {...packageStatusLooks[status]} label={text(`packages.status.${status}`)} />;
}
