/** What neighbours may ask of the messages: to tell a shopper what happened. */
export { tellShopper } from './tell-shopper';
export type { MessageParams } from './message.kinds';
export { messageData } from './shopper-data';
