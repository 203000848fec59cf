import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { LinkSearchForm } from '../../features/listings/LinkSearchForm';
import { navItemRecipe } from '../../features/site/navItemRecipe';
import { useText } from '../../i18n/useText';
import { useHoverMenu } from '../../ui/useHoverMenu';

const NavButton = chakra('button', navItemRecipe);

/** An entry whose search box shows on hover and on focus (HD-02). */
export function ProxyPurchaseMenu() {
  const text = useText();
  const panelId = useId();
  const { isOpen, area, button } = useHoverMenu();
  return (
    <chakra.div {...area} position={{ md: 'relative' }}>
      <NavButton {...button} aria-controls={panelId}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Label>{text('common.proxyPurchase')}</Label>
      </NavButton>
      {isOpen && (
        <Panel id={panelId}>
          <LinkSearchForm />
        </Panel>
      )}
    </chakra.div>
  );
}

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '40',
    top: '100%',
    insetInlineStart: '0',
    width: 'min(480px, 100vw)',
    padding: '4',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});

/** On the narrowest phones the icon has to do, for those who see it. */
const Label = chakra('span', {
  base: {
    '@media (max-width: 374px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});
