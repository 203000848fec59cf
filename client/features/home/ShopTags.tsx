import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HomeSection } from './HomeSection';
import { shops } from './shops';

/** Examples of shops as luggage tags; any other link is as welcome. */
export function ShopTags() {
  const { locale } = useIntl();
  return (
    <HomeSection number={4} title="home.shops.title" note="home.shops.text">
      <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyleType="none">
        {shops.map(({ letters, ...name }) => (
          <Tag key={name.en} letters={letters}>
            {locale === 'zh' ? name.zh : name.en}
          </Tag>
        ))}
        <Tag letters="open">
          <FormattedMessage id="home.shops.any" />
        </Tag>
      </chakra.ul>
      <chakra.p marginTop="4" fontSize="sm" color="muted">
        <FormattedMessage id="home.shops.note" />
      </chakra.p>
    </HomeSection>
  );
}

/** A tag with a hole for its string, its corners cut. */
const Tag = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '48px',
    paddingInlineStart: '3',
    paddingInlineEnd: '4',
    background: 'surface',
    border: '1.5px solid {colors.ink}',
    borderStartStartRadius: '24px',
    borderEndStartRadius: '24px',
    borderStartEndRadius: 'input',
    borderEndEndRadius: 'input',
    fontFamily: 'heading',
    fontSize: 'lg',
    lineHeight: '1.1',
    _before: {
      content: '""',
      boxSize: '12px',
      flexShrink: '0',
      borderRadius: 'full',
      border: '1.5px solid {colors.ink}',
      background: 'kraft',
    },
  },
  variants: {
    letters: {
      plain: { fontWeight: '500' },
      wide: { fontWeight: '600', letterSpacing: '0.12em' },
      heavy: { fontWeight: '700', fontSize: 'xl' },
      slanted: { fontWeight: '600', fontStyle: 'italic' },
      typed: { fontFamily: 'mono', fontWeight: '700' },
      open: {
        borderStyle: 'dashed',
        background: 'transparent',
        color: 'brand',
        fontFamily: 'body',
        fontSize: 'md',
      },
    },
  },
});
