import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { ConfirmReceiptsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { movePackage } from './packages.cache';

interface ConfirmReceiptsDialogProps {
  packages: readonly { id: string; number: string }[];
  onClose: () => void;
}

/** Asks once for all of them by name, because a confirmed receipt is final. */
export function ConfirmReceiptsDialog({ packages, onClose }: ConfirmReceiptsDialogProps) {
  const text = useText();
  const { confirm, isRunning } = useConfirmReceipts();
  return (
    <Dialog
      type="success"
      title={text('packages.confirmAllTitle', { count: packages.length })}
      confirmLabel={text('packages.confirmAll')}
      isBusy={isRunning}
      onConfirm={() => void confirm(packages.map(({ id }) => id)).then(onClose)}
      onCancel={onClose}
    >
      <Stack gap="3">
        <p>
          <FormattedMessage id="packages.confirmAllText" />
        </p>
        <chakra.ul paddingInlineStart="4" listStyleType="disc">
          {packages.map(({ id, number }) => (
            <li key={id}>
              <ReferenceNumber>{number}</ReferenceNumber>
            </li>
          ))}
        </chakra.ul>
      </Stack>
    </Dialog>
  );
}

/** Saying that several packages have arrived: all of them, or none (ST-10). */
function useConfirmReceipts() {
  const { run, isRunning } = useCommand(ConfirmReceiptsDocument, {
    success: 'packages.confirmedAll',
    update(cache, { data }) {
      for (const { id } of data?.confirmReceipts.packages ?? [])
        movePackage(cache, { id, from: 'PENDING_RECEIPT', to: 'COMPLETED' });
    },
  });
  return { confirm: (packageIds: string[]) => run({ packageIds }), isRunning };
}
