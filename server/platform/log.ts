import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/**
 * Returns the loggable part of an error. A failed statement carries its parameters, and MySQL's driver the whole
 * text with them: addresses, hashes of passwords and tokens. They are left out.
 */
export function describeError(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error);
  const { code, query } = error as { code?: unknown; query?: unknown };
  return { type, message, stack, code, query };
}

/** JSON lines on stdout, or where a test listens. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}
