// The module that a client test receives for an imported picture, font or style sheet.
module.exports = 'file-stub';
