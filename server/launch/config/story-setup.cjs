const argon2 = require('@node-rs/argon2');

// Each stories project names its database as a jest global; the test app reads the environment.
process.env.TEST_DATABASE = globalThis.TEST_DATABASE;

// Every shopper of a story registers and signs in; the real cost is shown by password.test.ts.
const { hash } = argon2;
const cheapHash = (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
beforeAll(() => void (argon2.hash = cheapHash));
afterAll(() => void (argon2.hash = hash));
