import { fireEvent } from '@testing-library/react';
import { AppShellDocument } from '../gql/graphql';
import { answer } from './renderScreen';

const site = {
  __typename: 'SiteInfo' as const,
  id: 'site',
  name: 'Parcelport',
  logo: '/uploads/parcelport.svg',
  demo: true,
  freeStorageDays: 30,
  refundDays: 5,
  cardFee: 290,
  demoShopper: null as object | null,
  linksToTry: [] as string[],
  serviceEmail: 'help@example.com',
  socialLinks: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'].map((network) => ({
    __typename: 'SocialLink' as const,
    network,
    url: `https://${network.toLowerCase()}.example/parcelport`,
  })),
  languages: [
    { __typename: 'Language' as const, code: 'en', name: 'English' },
    { __typename: 'Language' as const, code: 'zh', name: '中文' },
  ],
};

export const viewer = {
  __typename: 'Viewer' as const,
  id: 'v1',
  name: 'mei.longname@example.com',
  avatar: null as { __typename: 'Image'; url: string } | null,
  email: 'mei.longname@example.com',
  isEmailVerified: true,
  cartCount: 3,
  unreadThreadCount: 0,
};

const article = (id: number, name: string, isFaq: boolean) => ({
  __typename: 'ArticleLink',
  id,
  name,
  isFaq,
});

const articleGroups = [
  {
    __typename: 'ArticleGroup',
    id: 'help',
    name: 'Getting help',
    articles: [article(5, 'Fees & taxes', true), article(7, 'Terms', false)],
  },
];

/** Returns the layout query's result for a guest (null) or a shopper. */
export function shell(who: Partial<typeof viewer> | null, change: Partial<typeof site> = {}) {
  return answer(
    AppShellDocument,
    {},
    { site: { ...site, ...change }, articleGroups, viewer: who && { ...viewer, ...who } },
  );
}

/** Scrolls the page, as far as listeners can observe. */
export function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  fireEvent.scroll(window);
}
