import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCurrentInView } from '../useCurrentInView';

export interface LinkTab {
  href: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

/** Tabs that are links: each has an address of its own. They scroll sideways on phones. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.href ?? '');
  return (
    <chakra.nav
      ref={row}
      aria-label={label}
      display="flex"
      overflowX="auto"
      scrollPaddingInline="8"
      onFocus={({ target }) => bringIntoView(target)}
      borderBottomWidth="1px"
      borderColor="hairline"
      background={moreBeside}
    >
      {tabs.map((tab) => (
        <Tab key={tab.href} to={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && (
            <chakra.span htmlTranslate="no" color="muted" fontVariantNumeric="tabular-nums">
              {tab.count}
            </chakra.span>
          )}
        </Tab>
      ))}
    </chakra.nav>
  );
}

/** Light enough for the text on it. */
const shade = 'color-mix(in srgb, {colors.kraft} 55%, transparent)';

/**
 * A shade at each end behind which there is more: it stays where it is, and the paper that covers it moves away
 * with the tabs.
 */
const moreBeside = (['left', 'right'] as const)
  .flatMap((end) => [
    `linear-gradient(to ${end}, transparent, {colors.paper} 60%) ${end} / 40px 100% no-repeat local`,
    `linear-gradient(to ${end}, transparent, ${shade}) ${end} / 28px 100% no-repeat scroll`,
  ])
  .join(', ');

/** Browsers leave a tab that takes the focus half outside the row. A pressed one must not move away. */
function bringIntoView(tab: Element) {
  if (tab.matches(':focus-visible')) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingX: '3',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    _hover: { background: 'neutralTint' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { borderColor: 'brand', color: 'brand', fontWeight: '600' },
  },
});
