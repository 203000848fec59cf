import { PackageOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PlanActions } from '../../../../features/warehouse/packing/PlanActions';
import { useText } from '../../../../i18n/useText';
import { paths } from '../../../../routes/paths';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../../ui/Link';

/**
 * Target of the back link from a parcel's payment, and of outdated addresses: packed items are paid or given
 * up here, and can then be packed again.
 */
export function NothingToPack({ planIds }: { planIds: readonly string[] }) {
  const text = useText();
  const isPacked = planIds.length > 0;
  return (
    <EmptyState
      icon={PackageOpen}
      title={text(isPacked ? 'warehouse.packedUnpaid' : 'warehouse.nothingToPack')}
    >
      {[...new Set(planIds)].map((planId) => (
        <PlanActions key={planId} planId={planId} />
      ))}
      <LinkButton to={paths.store.href()} look={isPacked ? undefined : 'solid'}>
        <FormattedMessage id="account.menu.warehouse" />
      </LinkButton>
    </EmptyState>
  );
}
