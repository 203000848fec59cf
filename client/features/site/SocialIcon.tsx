import type { SocialNetwork } from '../../gql/graphql';

const shapes: Record<SocialNetwork, string> = {
  FACEBOOK: 'M14 8h3V4h-3c-2.8 0-4 1.8-4 4v2H7v4h3v7h4v-7h3l1-4h-4V8',
  INSTAGRAM:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.5 6.5v.01',
  YOUTUBE: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
};

/** A network's mark in our own line; one that this client does not know yet gets a globe. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  const globe =
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18';
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={network in shapes ? shapes[network] : globe} />
    </svg>
  );
}
