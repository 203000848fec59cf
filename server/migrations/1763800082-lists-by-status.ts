import { addIndex, dropIndex } from './table-changes';

/** Orders of one status are listed by time, and counted by the same index. */
const byStatus = ['user_id', 'status'];
export const IndexOrderList = addIndex(1763800082001, 'orders', [...byStatus, 'submitted_at']);
export const DropOrderStatuses = dropIndex(1763800082002, 'orders', byStatus);

/** The same for packages. */
export const IndexPackageList = addIndex(1763800082003, 'packages', [...byStatus, 'created_at']);
