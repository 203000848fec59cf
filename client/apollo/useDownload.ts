import { ServerError } from '@apollo/client/errors';
import { useEndpoint } from './callEndpoint';
import { useOutcome, type OutcomeOptions } from './useOutcome';

/** Fetches a file of the shopper's and hands it to the browser; a refusal is told as a toast. */
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

/** REST refuses with HTTP 200 and a sentence where a file was asked for. */
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
