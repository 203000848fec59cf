import { act } from '@testing-library/react';
import { besideTranslator } from '../app/besideTranslator';
import { translatePage } from './translatePage';

/**
 * For the tests that follow: pages work beside a translator, as `main.tsx` has it. Returns how the browser translates
 * what is on the screen.
 */
export function translatedScreens(): () => Promise<void> {
  let end = () => {};
  beforeEach(() => {
    end = besideTranslator(document.body);
  });
  afterEach(() => end());
  return () => act(() => Promise.resolve(translatePage()));
}
