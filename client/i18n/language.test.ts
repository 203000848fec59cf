import { chooseLanguage } from './language';

test.each([
  ['zh', ['en-US'], 'zh'],
  [undefined, ['fr-FR', 'zh-CN;q=0.8', 'en'], 'zh'],
  ['xx', ['zh-TW'], 'zh'],
  [undefined, ['fr'], 'en'],
  [undefined, [], 'en'],
])('cookie %s and wishes %j speak %s', (cookie, wishes, language) => {
  expect(chooseLanguage(cookie, wishes)).toBe(language);
});
