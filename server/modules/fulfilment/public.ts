/** The public face of fulfilment: what moves orders, stored items, packages and money in one step. */
export { cancelPackage } from './cancel-package';
export { planPayable } from './plan-payable';
export { receiveItem } from './receive-item';
export { shipPackage } from './ship-package';
