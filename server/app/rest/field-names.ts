import { InputRefused } from '../../platform/graphql/validate-input';
import { snakeCased, type Endpoint } from '../../platform/http/endpoint';

/** Throws what a call failed with; a refusal names the fields as this call sends them. */
export function namingFields({ sentNames = {} }: Endpoint) {
  return (error: unknown): never => {
    if (!(error instanceof InputRefused)) throw error;
    const problems = Object.entries(error.problems);
    throw new InputRefused(
      Object.fromEntries(
        problems.map(([path, what]) => [sentNames[path] ?? snakeCased(path), what]),
      ),
      error.code === 'BAD_REQUEST' ? error.code : 'VALIDATION_FAILED',
    );
  };
}
