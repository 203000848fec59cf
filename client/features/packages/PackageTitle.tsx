import { readFragment, type FragmentType } from '../../gql';
import {
  PackageSummary_PackageFragmentDoc,
  PackageTitle_PackageFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { PageTitle } from '../../ui/layout/PageTitle';
import { daysTakenBy } from './packageSummary';

interface PackageTitleProps {
  /** Undefined while it is loading, null where there is none. */
  package?: FragmentType<typeof PackageTitle_PackageFragmentDoc> | null;
}

/** The page of a package is called after where it goes, and once it is home after its number and how long it took. */
export function PackageTitle(props: PackageTitleProps) {
  const text = useText();
  const named = readFragment(PackageTitle_PackageFragmentDoc, props.package);
  const seen = readFragment(PackageSummary_PackageFragmentDoc, named);
  if (!seen) return <PageTitle>{text('packages.detail')}</PageTitle>;
  const days = daysTakenBy(seen);
  const place = seen.address.city || seen.address.countryName;
  return (
    <PageTitle>
      {days === null
        ? text('packages.parcelTo', { place })
        : text('packages.home', { number: seen.number, days })}
    </PageTitle>
  );
}
