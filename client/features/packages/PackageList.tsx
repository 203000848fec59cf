import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PackageList_PackageFragmentDoc,
  type PackageList_PackageFragment,
} from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { ChoosableList } from '../../ui/lists/ChoosableList';
import { ConfirmReceiptsDialog } from './ConfirmReceiptsDialog';
import { PackageCard } from './PackageCard';

interface PackageListProps {
  packages: readonly FragmentType<typeof PackageList_PackageFragmentDoc>[];
}

/**
 * The packages of a page; those that can be received come first, so that phones show that step on the first screen.
 * Where two or more can be received, that is confirmed in one go.
 */
export function PackageList(props: PackageListProps) {
  const packages = readFragment(PackageList_PackageFragmentDoc, props.packages);
  const travelling = packages.filter((one) => one.availableActions.includes('CONFIRM_RECEIPT'));
  const urgent = packages.find(({ nextStep }) => nextStep?.actor === 'SHOPPER');
  const others = packages.filter((one) => !travelling.includes(one));
  const [toConfirm, setToConfirm] = useState<readonly PackageList_PackageFragment[]>();

  return (
    <>
      <ChoosableList
        items={[...travelling, ...others]}
        choosable={travelling}
        selectAll={
          <FormattedMessage id="packages.chooseAll" values={{ count: travelling.length }} />
        }
        renderItem={(parcel, choice) => (
          <PackageCard
            key={parcel.id}
            package={parcel}
            isMostUrgent={parcel === urgent}
            {...choice}
          />
        )}
        summary={(chosen) => (
          <FormattedMessage id="packages.chosen" values={{ count: chosen.length }} />
        )}
        step={(chosen) => (
          <Button look="primary" isRepeatable onClick={() => setToConfirm(chosen)}>
            <FormattedMessage id="packages.confirmAll" />
          </Button>
        )}
      />
      {toConfirm && (
        <ConfirmReceiptsDialog packages={toConfirm} onClose={() => setToConfirm(undefined)} />
      )}
    </>
  );
}
