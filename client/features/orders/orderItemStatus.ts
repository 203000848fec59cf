import { Ban, Check, Clock, Package, Receipt, Truck, Warehouse } from 'lucide-react';
import type { OrderItemStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';

/** How the status of one item of an order is shown. */
export const orderItemStatusLooks: Record<OrderItemStatus, StampLook> = {
  ORDERED: { tone: 'neutral', icon: Clock },
  PURCHASED: { tone: 'info', icon: Receipt },
  ARRIVED: { tone: 'ok', icon: Warehouse },
  PACKED: { tone: 'info', icon: Package },
  SHIPPED: { tone: 'info', icon: Truck },
  REFUNDED: { tone: 'neutral', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
};
