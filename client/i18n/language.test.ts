import { chooseLanguage } from './language';

test.each([
  ['zh', ['en-US'], 'zh'],
  [undefined, ['fr-FR', 'zh-CN;q=0.8', 'en'], 'zh'],
  ['xx', ['zh-TW'], 'zh'],
  [undefined, ['fr'], 'en'],
  [undefined, [], 'en'],
])('cookie %s and preferences %j speak %s', (cookie, preferences, language) => {
  expect(chooseLanguage(cookie, preferences)).toBe(language);
});
