import { FormattedMessage } from 'react-intl';
import type { PackageFace_PackageFragment } from '../../gql/graphql';
import { NextTurn } from '../../ui/paper/NextTurn';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';

interface PackageWordsProps {
  seen: PackageFace_PackageFragment;
}

/** Who acts next on a package and until when; how it ended where nobody does. */
export function PackageTurn({ seen }: PackageWordsProps) {
  const { nextStep, status, completedAt: at } = seen;
  const isHome = status === 'COMPLETED';
  const done = (
    <FormattedMessage
      id={isHome ? 'packages.done.COMPLETED' : 'packages.done.CANCELLED'}
      values={{ isSet: at ? 'yes' : 'no', time: at && <DayTime at={at} /> }}
    />
  );
  return <NextTurn step={nextStep} done={done} isLost={!isHome} />;
}

/** What that means, in a sentence or two. */
export function PackageSentence({ seen }: PackageWordsProps) {
  const { status, autoConfirmAt } = seen;
  return (
    <FormattedMessage
      id={`packages.says.${status}`}
      values={{ date: autoConfirmAt && <Deadline of="CONFIRM_RECEIPT" at={autoConfirmAt} /> }}
    />
  );
}
