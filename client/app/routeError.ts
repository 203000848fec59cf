/** What an error page tells of an error: its status, or 500, and its message (RT-37). */
export function routeError(error: unknown): { status: number; message: string } {
  const { status, message } = Object(error) as { status?: unknown; message?: unknown };
  return {
    status: typeof status === 'number' ? status : 500,
    message: typeof message === 'string' ? message : '',
  };
}
