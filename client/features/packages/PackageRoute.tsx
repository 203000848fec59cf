import { FormattedMessage } from 'react-intl';
import type {
  PackageSummary_PackageFragment,
  PackageOverview_PackageFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { RouteStrip } from '../../ui/document/RouteStrip';
import { DayTime } from '../../ui/values/DayTime';
import { inOneLine } from '../../ui/values/inOneLine';
import { placeOf } from './packageSummary';

interface PackageRouteProps {
  seen: PackageSummary_PackageFragment;
  home: PackageOverview_PackageFragment['address'];
}

/** From our warehouse by its carrier to the address. */
export function PackageRoute({ seen, home }: PackageRouteProps) {
  const text = useText();
  const { shippedAt, createdAt, completedAt, deliveryMethod, carrier } = seen;
  return (
    <RouteStrip
      label={text('packages.steps')}
      at={placeOf(seen)}
      stations={[
        {
          id: 'warehouse',
          caption: text('documents.from'),
          place: text('documents.ourWarehouse'),
          when: (
            <FormattedMessage
              id={shippedAt ? 'documents.leftOn' : 'documents.paidOn'}
              values={{
                day: <DayTime at={shippedAt ?? createdAt} isDateOnly />,
                time: <DayTime at={createdAt} isDateOnly />,
              }}
            />
          ),
        },
        {
          id: 'carrier',
          caption: text('documents.via'),
          place: deliveryMethod,
          when: carrier,
        },
        {
          id: 'home',
          caption: text('documents.to'),
          // The country is part of the address, folded below.
          place: inOneLine([home.detail, home.city]),
          // The days below show the expected arrival.
          when: completedAt && (
            <FormattedMessage
              id="documents.receivedOn"
              values={{ day: <DayTime at={completedAt} isDateOnly /> }}
            />
          ),
        },
      ]}
    />
  );
}
