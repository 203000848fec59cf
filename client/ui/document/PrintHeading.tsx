import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../values/DateTime';
import { SiteNameContext } from '../SiteNameContext';
import { useNow } from '../useNow';

/** On paper alone: whose page this is, and of which day. */
export function PrintHeading() {
  const name = use(SiteNameContext);
  const now = useNow();
  return (
    <chakra.p display="none" _print={{ display: 'block' }}>
      {now !== undefined && (
        <FormattedMessage
          id="documents.printedOn"
          values={{ name, date: <DateTime at={new Date(now).toISOString()} isDateOnly /> }}
        />
      )}
    </chakra.p>
  );
}
