// Calls functions of the gates for tests: jest cannot load their ES modules itself.
process.on('message', async ({ id, module, name, args }) => {
  try {
    const gate = await import(new URL(module, import.meta.url));
    process.send({ id, answer: (await gate[name](...args)) ?? null });
  } catch (error) {
    process.send({ id, fault: error.message });
  }
});
