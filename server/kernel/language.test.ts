import { chooseLanguage } from './language';

describe('The language of a request (CO-07)', () => {
  it.each([
    [['zh'], 'zh'],
    [['en'], 'en'],
    [['ZH-cn'], 'zh'],
    [[undefined, 'zh-CN,zh;q=0.9,en;q=0.8'], 'zh'],
    [['fr', 'de-DE,zh;q=0.5'], 'zh'],
    [['en', 'zh'], 'en'],
    [['fr-FR,fr'], 'en'],
    [['', undefined], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ] as const)('for the preferences %p is %s', (preferences, expected) => {
    expect(chooseLanguage(...preferences)).toBe(expected);
  });
});
