import { screen, within } from '@testing-library/react';
import {
  RecentReviewsDocument,
  ShippingCountriesDocument,
  ShippingToDocument,
} from '../gql/graphql';
import { everythingNear } from '../testing/everythingNear';
import { answer, refusal, renderScreen } from '../testing/renderScreen';
import { HomePage } from './HomePage';

const review = {
  __typename: 'PublicReview',
  id: 'r1',
  stars: 4,
  content: 'Arrived whole',
  authorName: 'w***',
  createdAt: '2026-11-20T08:00:00.000Z',
  authorAvatar: null,
  image: null,
  deliveryLineName: 'Ocean freight',
  daysTaken: 31,
  estimatedCost: 63_00,
  actualCost: 65_00,
  reply: 'Thank you!',
};
const reviewSummaries = [
  {
    __typename: 'ReviewSummary',
    ...{ deliveryLineId: 'ocean', deliveryLineName: 'Ocean freight' },
    ...{ count: 3, averageStars: 4.3, averageDays: 31.5 },
  },
];
const reviews = (...recentReviews: object[]) =>
  answer(RecentReviewsDocument, { limit: 6 }, { recentReviews, reviewSummaries });

const countries = answer(
  ShippingCountriesDocument,
  {},
  {
    countries: ['US', 'DE'].map((code) => ({
      ...{ __typename: 'Country', code, name: code, continent: 'World', served: true },
    })),
  },
);

/** Shipping cost of a kilogram to that country by the only line. */
const shippingTo = (countryCode: string, total: number) =>
  answer(
    ShippingToDocument,
    { countryCode },
    {
      shippingRanges: [
        {
          ...{
            __typename: 'ShippingRange',
            goodsGrams: 1000,
            lowest: total,
            highest: total + 1000,
          },
          quotes: [
            {
              ...{ __typename: 'DeliveryQuote', lineId: 'ocean', name: 'Ocean freight', total },
              ...{ minDays: 21, maxDays: 35, actualGrams: 1100, chargeableGrams: 2000 },
            },
          ],
        },
      ],
    },
  );

function renderHome(mock = reviews()) {
  const mocks = [mock, countries, shippingTo('US', 96_00), shippingTo('DE', 88_00)];
  return renderScreen(<HomePage />, { mocks });
}

test('the link search stands under the one h1, and there is one (RT-01)', async () => {
  const { user } = renderHome();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Any shop abroad, one parcel home',
  );
  const search = screen.getByRole('search');
  await user.type(within(search).getByRole('textbox'), 'Jacket https://shop.example/item/42 !');
  await user.click(within(search).getByRole('button', { name: 'Search' }));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/productdetail?url=Jacket+https%3A%2F%2Fshop.example%2Fitem%2F42+%21',
  );
});

test('headings go down one level at a time', () => {
  renderHome();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  levels.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1);
    return level;
  });
});

test('what is open comes first: what it costs and what shoppers say before what is to come (RT-01)', () => {
  renderHome();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'How to buy',
    'What it costs to your country',
    'What shoppers say',
    'Which shops?',
    'Four speeds to your door',
    'Questions we are asked',
    'An address of your own in the US and Europe',
    'You sell? We ship for you, from China and Hong Kong',
  ]);
});

test('the estimate is asked for when it is near, and follows the country (RT-01)', async () => {
  everythingNear();
  localStorage.clear();
  const { user } = renderHome();
  const cost = within(screen.getByRole('region', { name: 'What it costs to your country' }));
  expect(await cost.findByText('¥96.00–¥106.00')).toBeVisible();
  // Surcharges make a kilogram cost more than the price table says.
  expect(cost.getByText('Ocean freight').closest('li')).toHaveTextContent(
    /3–5 weeks · charged as 2\skg at least/,
  );
  expect(cost.getByText(/^100\sg$/).parentElement).toHaveTextContent(
    /About 100\sg of packaging is included/,
  );
  const country = cost.getByRole('combobox', { name: 'Country' });
  await user.hover(country); // the list is asked for when somebody uses the page
  await cost.findByRole('option', { name: 'DE' });
  await user.selectOptions(country, 'DE');
  expect(await cost.findByText('¥88.00–¥98.00')).toBeVisible();
});

test('how to buy is four tickets and leads to article 59 (CO-08)', () => {
  renderHome();
  const steps = within(screen.getByRole('region', { name: 'How to buy' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
  expect(steps.getByRole('link')).toHaveAttribute('href', '/faq/59/Purchase%20process');
});

test('the figures stand as the service quotes them (SC-06)', () => {
  renderHome();
  const figures = within(screen.getByRole('region', { name: 'In figures' }));
  expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '250,000 customers',
    '200 countries our customers come from',
    '179–180 countries served',
    '50+ carriers',
    '7 warehouses in all',
  ]);
});

test('the four speeds stand as the service quotes them (SC-07)', () => {
  renderHome();
  const speeds = within(screen.getByRole('region', { name: 'Four speeds to your door' }));
  const told = speeds.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual([
    expect.stringMatching(/^Express.*1–3 days$/),
    expect.stringMatching(/^Direct Injection.*5–10 days$/),
    expect.stringMatching(/^Postal.*10–14 days$/),
    expect.stringMatching(/^Ocean.*3–5 weeks$/),
  ]);
  // The scale of the bars, on phones as well.
  expect(speeds.getByText('4 weeks')).toBeVisible();
});

test('address forwarding has plans and rewards, says it is not open and names no price (SC-05)', () => {
  renderHome();
  const forwarding = screen.getByRole('region', { name: /address of your own/ });
  expect(within(forwarding).getByText('Not open yet')).toBeVisible();
  expect(within(forwarding).getAllByRole('heading', { level: 4 })).toHaveLength(3);
  expect(
    within(forwarding).getByRole('heading', { name: 'Rewards we are preparing' }),
  ).toBeVisible();
  expect(forwarding).not.toHaveTextContent(/[¥$€£]|\d+ ?%/);
});

test('fulfilment comes with the form of its lead (SC-05)', async () => {
  everythingNear();
  renderHome();
  const fulfilment = within(screen.getByRole('region', { name: /from China and Hong Kong/ }));
  expect(await fulfilment.findByRole('button', { name: 'Send' })).toBeVisible();
});

test('the store application is named, and only shows a notice (SC-08)', async () => {
  const { user } = renderHome();
  await user.click(screen.getByRole('button', { name: 'Store application' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/not open yet/);
});

describe('what shoppers say (SN-02)', () => {
  const region = () => within(screen.getByRole('region', { name: 'What shoppers say' }));

  beforeEach(() => everythingNear());

  test('is shown with stars, words and a masked name', async () => {
    renderHome(reviews(review));
    expect(await region().findByText('Arrived whole')).toBeVisible();
    expect(region().getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(region().getByText('w***')).toBeVisible();
  });

  test('tells the line, its days, its price and all that was paid, our answer and the averages', async () => {
    renderHome(reviews(review));
    expect(await region().findByText(/4\.3 of 5 stars on average, from 3 reviews/)).toBeVisible();
    const [line, note] = region().getAllByRole('listitem');
    expect(line).toHaveTextContent('Ocean freight 4.3 of 5 (3) · 31.5 days on the way');
    expect(note).toHaveTextContent('31 days on the wayShipping ¥63.00, ¥65.00 in all');
    expect(note).toHaveTextContent('Our answer: Thank you!');
  });

  test('is said to be nothing yet where nobody has said anything', async () => {
    renderHome();
    expect(await region().findByText('No reviews yet')).toBeVisible();
  });

  test('can be asked for again after a failure, which is no toast', async () => {
    renderHome(refusal(RecentReviewsDocument, { limit: 6 }, 'INTERNAL', 'Broken'));
    expect(await region().findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });
});

test('working hours are promised for the review of orders alone, not for refunds (ST-11)', () => {
  renderHome();
  const answer = screen.getByText(/^You can cancel an unpaid order at any time/);
  expect(answer).toHaveTextContent(/less handling fees, returns to your balance/);
  expect(answer).not.toHaveTextContent(/hours/);
});

test('questions are opened by the browser itself', () => {
  renderHome();
  const questions = screen.getByRole('region', { name: 'Questions we are asked' });
  expect(questions.querySelectorAll('details > summary')).toHaveLength(6);
  expect(
    within(questions).getByRole('link', { name: 'All answers in the help centre' }),
  ).toHaveAttribute('href', '/faq');
});

test.each(['throws', 'is null'])('the page works where storage %s: it forgets', async (how) => {
  everythingNear();
  const forbidden = () => {
    if (how === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError');
    return null as never;
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) =>
    jest.spyOn(window, name, 'get').mockImplementation(forbidden),
  );
  const { user } = renderHome();
  const cost = within(screen.getByRole('region', { name: 'What it costs to your country' }));
  const country = await cost.findByRole('combobox', { name: 'Country' });
  await user.hover(country);
  await cost.findByRole('option', { name: 'DE' });
  await user.selectOptions(country, 'DE');
  expect(await cost.findByText('¥88.00–¥98.00')).toBeVisible();
  spies.forEach((spy) => spy.mockRestore());
});
