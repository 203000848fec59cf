import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { StateRow } from '../../../ui/layout/StateRow';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** The end of an account. */
export function DeleteAccountRow() {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <StateRow
      icon={UserRoundX}
      title={text('settings.delete.title')}
      state={text('settings.delete.state')}
      action={
        <Button look="danger" isRepeatable onClick={() => setAsking(true)}>
          <FormattedMessage id="settings.delete.start" />
        </Button>
      }
    >
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </StateRow>
  );
}
