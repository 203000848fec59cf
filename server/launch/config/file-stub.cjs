// What an imported picture, font or style sheet looks like to a client test.
module.exports = 'file-stub';
