import { ServerError } from '@apollo/client/errors';
import { useEndpoint } from './callEndpoint';
import { useOutcome, type OutcomeOptions } from './useOutcome';

/** Downloads a file of the shopper; a refusal appears as a toast. */
export function useDownload(told: OutcomeOptions = {}) {
  const callEndpoint = useEndpoint();
  const { settle, isRunning } = useOutcome(told);

  const download = (path: string, name: string) =>
    settle(async () => {
      const response = await callEndpoint(path);
      if (response.headers.get('content-type')?.startsWith('application/json'))
        throw await refusalOf(response);
      saveFile(await response.blob(), name);
    });

  return { download, isRunning };
}

/** REST refuses with HTTP 200 and a message in place of the file. */
async function refusalOf(response: Response): Promise<ServerError> {
  return new ServerError('', { response, bodyText: await response.text() });
}

/** The browser keeps it where downloads go. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
