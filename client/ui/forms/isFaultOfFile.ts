const TOO_MANY_REQUESTS = 429;

/**
 * Returns whether a file was refused for what it is. Else it may be sent again as it is: no answer came, or the server was busy or
 * at fault.
 */
export function isFaultOfFile(refusal: unknown): boolean {
  const status = refusal instanceof Error && 'statusCode' in refusal && Number(refusal.statusCode);
  return status !== false && status < 500 && status !== TOO_MANY_REQUESTS;
}
