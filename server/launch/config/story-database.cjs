// Each stories project names its database as a jest global; the test app reads the environment.
process.env.TEST_DATABASE = globalThis.TEST_DATABASE;
