const { default: Sequencer } = require('@jest/test-sequencer');

/** They play many sequences or start processes, so the size of their files does not show their duration. */
const long =
  /[/](money-model|supervisor|drift|hostile-bodies|rest-contract|bad-input|first-start|migrations|authority)[.]/;

/**
 * Begins with what takes longest, so that no worker is left with it at the end while the other has
 * nothing to do. On a fresh clone jest knows no times and goes by the size of files.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => long.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

module.exports = LongestFirst;
