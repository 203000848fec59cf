/** Key in the state of a history entry: the number of layers on top of its page. */
export const MARK = 'onTop';
