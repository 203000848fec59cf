import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { Session } from '../apollo/session';
import { SessionProvider } from '../apollo/SessionContext';
import { CurrencyProvider } from '../features/currencies/CurrencyProvider';
import type { ColorMode } from '../features/site/colorMode';
import { ColorModeContext } from '../features/site/ColorModeContext';
import type { Currency } from '../gql/graphql';
import { system as ofPieces } from '../ui/theme/theme';
import { SiteNameContext } from '../ui/SiteNameContext';
import { Toaster } from '../ui/feedback/Toaster';
import { ToastProvider } from '../ui/feedback/ToastContext';
import type { Toasts } from '../ui/feedback/toasts';

/** All external dependencies of the screens; the browser and a rendering server each provide their own. */
export interface AppContext {
  session: Session;
  client: ApolloClient;
  intl: IntlShape;
  toasts: Toasts;
  colorMode: ColorMode;
  currency: Currency;
  /** The site's name if known before the first response; otherwise empty. */
  siteName: string;
}

interface ProvidersProps extends AppContext {
  /** Another system where the page lacks the styles of the whole page. */
  system?: SystemContext;
  children: ReactNode;
}

export function Providers({ system = ofPieces, children, ...appContext }: ProvidersProps) {
  const { session, client, intl, toasts, colorMode, currency, siteName } = appContext;
  return (
    <RawIntlProvider value={intl}>
      <ChakraProvider value={system}>
        <SessionProvider value={session}>
          <ToastProvider value={toasts}>
            <ApolloProvider client={client}>
              <CurrencyProvider initial={currency}>
                <ColorModeContext value={colorMode}>
                  <SiteNameContext value={siteName}>{children}</SiteNameContext>
                </ColorModeContext>
              </CurrencyProvider>
              <Toaster />
            </ApolloProvider>
          </ToastProvider>
        </SessionProvider>
      </ChakraProvider>
    </RawIntlProvider>
  );
}
