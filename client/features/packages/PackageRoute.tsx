import { FormattedMessage } from 'react-intl';
import type { PackageFace_PackageFragment, PackageSheet_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { RouteStrip } from '../../ui/paper/RouteStrip';
import { DayTime } from '../../ui/values/DayTime';
import { inOneLine } from '../../ui/values/inOneLine';
import { placeOf } from './packageFace';

interface PackageRouteProps {
  seen: PackageFace_PackageFragment;
  home: PackageSheet_PackageFragment['address'];
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
          // Its country stands with the rest of the address, folded below.
          place: inOneLine([home.detail, home.city]),
          // When it should come is told by the days below.
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
