const { TestEnvironment } = require('jest-environment-node');
const { keepOne } = require('./keep-one.cjs');

module.exports = keepOne(TestEnvironment);
