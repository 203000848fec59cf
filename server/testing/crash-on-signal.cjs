// Loaded into a server of a test before its own code: makes it fail in ways no request can.
process.on('SIGUSR1', () => Promise.reject(new Error('nobody handles this rejection')));
process.on('SIGUSR2', () => {
  throw new Error('nobody catches this error');
});

if (process.send) console.log('server', process.pid);
