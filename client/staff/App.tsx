import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CookieJar } from '../apollo/cookies';
import type { Language } from '../i18n/language';
import { Console } from './Console';
import type { Messages } from './i18n/catalogue';
import { LanguageProvider } from './i18n/LanguageProvider';
import { LineProvider } from './line/LineProvider';
import { ColorModeProvider } from './theme/ColorModeProvider';
import { staffSystem } from './theme/staffSystem';

export interface AppProps {
  initial: { readonly language: Language; readonly messages: Messages };
  cookies: CookieJar;
  client: ApolloClient;
  onLanguage?: (language: Language) => void;
}

/** What every part of the console may ask for: texts, colours, theme, server, scan line. */
export function Providers({
  initial,
  cookies,
  client,
  onLanguage,
  children,
}: AppProps & { children: ReactNode }) {
  return (
    <LanguageProvider initial={initial} cookies={cookies} onSwitch={onLanguage}>
      <ColorModeProvider cookies={cookies}>
        <ChakraProvider value={staffSystem}>
          <ApolloProvider client={client}>
            <LineProvider>{children}</LineProvider>
          </ApolloProvider>
        </ChakraProvider>
      </ColorModeProvider>
    </LanguageProvider>
  );
}

export function App(props: AppProps) {
  return (
    <Providers {...props}>
      <Console />
    </Providers>
  );
}
