import { invariant } from '../../../platform/db/invariant';

/** Reserved in an open plan, packed in a living package, or on the shelf: never two of them. */
export const everyStoredItemIsInOnePlace = invariant(
  'every stored item is in one place, as its status says',
  `SELECT s.id AS item, s.status AS status, n.status AS plan, k.status AS package
     FROM stored_items s
     LEFT JOIN packing_plans n ON n.id = s.packing_plan_id
     LEFT JOIN packages k ON k.id = s.package_id
    WHERE (s.status = 'RESERVED' AND (n.id IS NULL OR n.status <> 'OPEN' OR k.id IS NOT NULL))
       OR (s.status = 'PACKED' AND (k.id IS NULL OR k.status = 'CANCELLED'))
       OR (s.status IN ('STORED', 'HELD', 'WITHDRAWN') AND (n.id IS NOT NULL OR k.id IS NOT NULL))`,
);
