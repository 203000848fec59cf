import { FormattedMessage } from 'react-intl';
import type { PackageSummary_PackageFragment } from '../../gql/graphql';
import { NextStepText } from '../../ui/document/NextStepText';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';

interface PackageStatusTextProps {
  seen: PackageSummary_PackageFragment;
}

/** The next actor of a package and the deadline; its final status once nobody acts. */
export function PackageNextStep({ seen }: PackageStatusTextProps) {
  const { nextStep, status, completedAt: at } = seen;
  const isHome = status === 'COMPLETED';
  const done = (
    <FormattedMessage
      id={isHome ? 'packages.done.COMPLETED' : 'packages.done.CANCELLED'}
      values={{ isSet: at ? 'yes' : 'no', time: at && <DayTime at={at} /> }}
    />
  );
  return <NextStepText step={nextStep} done={done} isLost={!isHome} />;
}

/** The meaning of the status in a sentence or two. */
export function PackageStatusText({ seen }: PackageStatusTextProps) {
  const { status, autoConfirmAt } = seen;
  return (
    <FormattedMessage
      id={`packages.says.${status}`}
      values={{ date: autoConfirmAt && <Deadline of="CONFIRM_RECEIPT" at={autoConfirmAt} /> }}
    />
  );
}
