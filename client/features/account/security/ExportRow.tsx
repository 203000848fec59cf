import { chakra } from '@chakra-ui/react';
import { FileArchive } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useEndpoint } from '../../../apollo/callEndpoint';
import { useOutcome } from '../../../apollo/useOutcome';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { StateRow } from '../../../ui/paper/StateRow';

/** Everything we hold on the shopper, as a file to keep. */
export function ExportRow() {
  const text = useText();
  const callEndpoint = useEndpoint();
  const { settle, isRunning } = useOutcome({ success: 'settings.export.done' });

  const download = () =>
    settle(async () => {
      const response = await callEndpoint('/account/export');
      saveFile(await response.blob(), 'account-data.zip');
    });

  return (
    <StateRow
      icon={FileArchive}
      title={text('settings.export.title')}
      state={text('settings.export.state')}
      action={
        <Button isBusy={isRunning} onClick={() => void download()}>
          <FormattedMessage id="settings.export.start" />
        </Button>
      }
    >
      <div role="status">
        {isRunning && (
          <chakra.label display="grid" gap="1">
            <FormattedMessage id="settings.export.running" />
            <chakra.progress width="100%" accentColor="brand" />
          </chakra.label>
        )}
      </div>
    </StateRow>
  );
}

/** Hands a file to the browser, which keeps it where downloads go. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
