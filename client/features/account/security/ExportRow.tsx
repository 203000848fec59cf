import { chakra } from '@chakra-ui/react';
import { FileArchive } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useDownload } from '../../../apollo/useDownload';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { StateRow } from '../../../ui/layout/StateRow';

/** Everything we hold on the shopper, as a file to keep. */
export function ExportRow() {
  const text = useText();
  const { download, isRunning } = useDownload({ success: 'settings.export.done' });

  return (
    <StateRow
      icon={FileArchive}
      title={text('settings.export.title')}
      state={text('settings.export.state')}
      action={
        <Button
          isBusy={isRunning}
          onClick={() => void download('/account/export', 'account-data.zip')}
        >
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
