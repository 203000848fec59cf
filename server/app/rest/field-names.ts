import { InputRefused } from '../../platform/graphql/validate-input';
import type { Endpoint } from '../../platform/http/endpoint';

/** Throws what a call failed with; a refusal names the fields as this call sends them. */
export function namingFields({ sentNames = {} }: Endpoint) {
  return (error: unknown): never => {
    if (!(error instanceof InputRefused)) throw error;
    const problems = Object.entries(error.problems);
    throw new InputRefused(
      Object.fromEntries(problems.map(([path, what]) => [sentName(path, sentNames), what])),
      error.code === 'BAD_REQUEST' ? error.code : 'VALIDATION_FAILED',
    );
  };
}

/** `finePhotos.count` → `fine_photos.count`, unless the call says what it is sent as. */
function sentName(path: string, sentNames: Readonly<Record<string, string>>): string {
  const snakeCased = path.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return sentNames[path] ?? snakeCased;
}
