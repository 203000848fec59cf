import { orderStatuses as article } from '../modules/articles/content/order-statuses';
import { orderStatuses } from '../modules/orders/order.machine';

test.each(['en', 'zh'] as const)(
  'the article on order statuses has a row for each of them (%s)',
  (language) => {
    const rows = article[language].html.match(/<th scope="row">/g);
    expect(rows).toHaveLength(orderStatuses.length);
  },
);
