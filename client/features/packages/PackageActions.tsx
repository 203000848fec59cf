import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { readFragment, type FragmentType } from '../../gql';
import { CancelPackageDocument, PackageActions_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { formatFen } from '../../ui/values/moneyText';
import { ConfirmReceipt } from './ConfirmReceipt';
import { forgetWhatCancellingFills, movePackage } from './packages.cache';
import { returnedOf } from './returnedOf';

interface PackageActionsProps {
  package: FragmentType<typeof PackageActions_PackageFragmentDoc>;
}

/** The actions that the server allows for a package now, each after a confirmation. */
export function PackageActions(props: PackageActionsProps) {
  const text = useText();
  const parcel = readFragment(PackageActions_PackageFragmentDoc, props.package);
  const [isAsking, setAsking] = useState(false);
  const { cancel, isRunning } = useCancelPackage();
  const close = () => setAsking(false);
  return (
    <>
      <ConfirmReceipt
        package={props.package}
        look={parcel.nextStep?.actor === 'SHOPPER' ? 'primary' : 'solid'}
      />
      {parcel.availableActions.includes('CANCEL') && (
        <Button
          look="quiet"
          paddingX="0"
          fontSize="sm"
          fontWeight="400"
          justifyContent="flex-start"
          isRepeatable
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="packages.cancel" />
        </Button>
      )}
      {isAsking && (
        <Dialog
          type="error"
          title={text('packages.cancelTitle')}
          confirmLabel={text('packages.cancel')}
          cancelLabel={text('packages.keep')}
          isBusy={isRunning}
          onConfirm={() => void cancel(parcel.id).then(close)}
          onCancel={close}
        >
          <FormattedMessage
            id="packages.cancelText"
            values={{ fee: formatFen(returnedOf(parcel)) }}
          />
        </Dialog>
      )}
    </>
  );
}

/** Cancelling a package that was not shipped yet (ST-10). */
function useCancelPackage() {
  const { run, isRunning } = useCommand(CancelPackageDocument, {
    success: 'packages.cancelled',
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.cancelPackage.package;
      movePackage(cache, { id, from: 'PENDING_SHIPMENT', to: 'CANCELLED' });
      forgetWhatCancellingFills(cache);
    },
  });
  return { cancel: (id: string) => run({ id }), isRunning };
}
