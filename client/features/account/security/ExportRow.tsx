import { chakra } from '@chakra-ui/react';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEndpoint } from '../../../apollo/callEndpoint';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { saveFile } from '../../../ui/saveFile';
import { StateRow } from '../../../ui/paper/StateRow';
import { useToasts } from '../../../ui/feedback/ToastContext';

/** Everything we hold on the shopper, as a file to keep. */
export function ExportRow() {
  const text = useText();
  const toasts = useToasts();
  const callEndpoint = useEndpoint();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const response = await callEndpoint('/account/export');
      saveFile(await response.blob(), 'account-data.zip');
      toasts.show({ type: 'success', text: text('settings.export.done') });
    } catch (refusal) {
      const told = refusal instanceof Error && refusal.message;
      toasts.show({ type: 'error', text: told || text('common.unreachable') });
    }
    setBusy(false);
  }

  return (
    <StateRow
      icon={FileArchive}
      title={text('settings.export.title')}
      state={text('settings.export.state')}
      action={
        <Button isBusy={isBusy} onClick={() => void download()}>
          <FormattedMessage id="settings.export.start" />
        </Button>
      }
    >
      <div role="status">
        {isBusy && (
          <chakra.label display="grid" gap="1">
            <FormattedMessage id="settings.export.running" />
            <chakra.progress width="100%" accentColor="brand" />
          </chakra.label>
        )}
      </div>
    </StateRow>
  );
}
