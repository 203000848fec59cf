const DEADLINE_MS = 3_000;
const MAX_BYTES = 100_000;

interface FetchedText {
  /** The content type, in lower case. */
  readonly mediaType: string;
  readonly text: string;
}

/** Fetches a short text. @throws Error where it does not come whole within three seconds. */
export async function fetchText(url: string): Promise<FetchedText> {
  // A signal of AbortSignal.timeout may be collected as garbage while a body is read, and never fire.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('timeout')), DEADLINE_MS);
  try {
    return await fetchBefore(url, deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchBefore(url: string, signal: AbortSignal): Promise<FetchedText> {
  const response = await fetch(url, {
    headers: { accept: 'application/json, application/xml, text/xml' },
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  const mediaType = response.headers.get('content-type')?.toLowerCase() ?? '';
  return { mediaType, text: await bodyOf(response) };
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) throw new Error('The answer is too long for a list of rates');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}
