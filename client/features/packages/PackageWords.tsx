import { FormattedMessage } from 'react-intl';
import type { PackageFace_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { NextTurn } from '../../ui/paper/NextTurn';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';
import { SentenceGap } from '../../ui/values/SentenceGap';

interface PackageWordsProps {
  seen: PackageFace_PackageFragment;
}

/** Who acts next on a package and until when; how it ended where nobody does. */
export function PackageTurn({ seen }: PackageWordsProps) {
  const text = useText();
  const isHome = seen.status === 'COMPLETED';
  return (
    <NextTurn
      step={seen.nextStep}
      done={text(isHome ? 'packages.done.COMPLETED' : 'packages.done.CANCELLED')}
      isLost={!isHome}
    />
  );
}

/** What that means, in a sentence or two. */
export function PackageSentence({ seen }: PackageWordsProps) {
  const { status, expectedArrival, autoConfirmAt } = seen;
  return (
    <>
      {status === 'PENDING_RECEIPT' && expectedArrival && (
        <>
          <FormattedMessage
            id="packages.expected"
            values={{
              from: <DayTime at={expectedArrival.from} isDateOnly />,
              until: <DayTime at={expectedArrival.until} isDateOnly />,
            }}
          />
          <SentenceGap />
        </>
      )}
      <FormattedMessage
        id={`packages.says.${status}`}
        values={{ date: autoConfirmAt && <Deadline of="CONFIRM_RECEIPT" at={autoConfirmAt} /> }}
      />
    </>
  );
}
