import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageList_PackageFragmentDoc } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { SelectAll, SelectionBar } from '../../ui/lists/Selection';
import { useSelection } from '../../ui/lists/useSelection';
import { useStableCallback } from '../../ui/useStableCallback';
import { ConfirmReceiptsDialog } from './ConfirmReceiptsDialog';
import { PackageCard } from './PackageCard';

interface PackageListProps {
  packages: readonly FragmentType<typeof PackageList_PackageFragmentDoc>[];
}

/** The packages of a page. Where two or more can be received, that is confirmed in one go. */
export function PackageList(props: PackageListProps) {
  const packages = readFragment(PackageList_PackageFragmentDoc, props.packages);
  const travelling = packages.filter((one) => one.availableActions.includes('CONFIRM_RECEIPT'));
  const urgent = packages.find(({ nextStep }) => nextStep?.actor === 'SHOPPER');
  const canChoose = travelling.length > 1;
  const { chosen, choose, chooseAll } = useSelection(travelling.map(({ id }) => id));
  const chooseOne = useStableCallback(choose);
  const [isAsking, setAsking] = useState(false);

  return (
    <Stack gap="4">
      {canChoose && (
        <SelectAll count={travelling.length} chosenCount={chosen.length} onChange={chooseAll}>
          <FormattedMessage id="packages.chooseAll" values={{ count: travelling.length }} />
        </SelectAll>
      )}
      <chakra.ul
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns="minmax(0, 1fr)"
        listStyleType="none"
      >
        {packages.map((parcel) => (
          <PackageCard
            key={parcel.id}
            package={parcel}
            isMostUrgent={parcel === urgent}
            isChosen={
              canChoose && travelling.includes(parcel) ? chosen.includes(parcel.id) : undefined
            }
            onChoose={chooseOne}
          />
        ))}
      </chakra.ul>
      {chosen.length > 0 && (
        <SelectionBar
          summary={<FormattedMessage id="packages.chosen" values={{ count: chosen.length }} />}
          onClear={() => chooseAll(false)}
        >
          <Button look="primary" isRepeatable onClick={() => setAsking(true)}>
            <FormattedMessage id="packages.confirmAll" />
          </Button>
        </SelectionBar>
      )}
      {isAsking && (
        <ConfirmReceiptsDialog
          packages={travelling.filter(({ id }) => chosen.includes(id))}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
