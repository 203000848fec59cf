import { referenceArticles } from './content';
import { plainTextOf, sanitizeArticleHtml } from './sanitize-article-html';

describe('Cleaning the HTML of an article', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['a frame, a form, a picture', '<iframe src="/x"></iframe><form>b</form><img src=x>', 'b'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a disguised one', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link without a scheme', '<a href="//evil.example/">a</a>', '<a>a</a>'],
    ['the same with backslashes', '<a href="/\\evil.example/">a</a>', '<a>a</a>'],
    ['a class of ours elsewhere', '<p class="steps admin">a</p>', '<p>a</p>'],
    ['an id', '<h2 id="root">a</h2>', '<h2>a</h2>'],
    ['vector graphics', '<svg><script>alert(1)</script></svg>a', 'a'],
  ])('leaves out %s', (_, html, clean) => {
    expect(sanitizeArticleHtml(html)).toBe(clean);
  });

  it('keeps links within the site, and lets those that leave it not reach back', () => {
    expect(sanitizeArticleHtml('<a href="/faq/59" target="_top">a</a>')).toBe(
      '<a href="/faq/59">a</a>',
    );
    expect(sanitizeArticleHtml('<a href="https://customs.example" rel="opener">a</a>')).toBe(
      '<a href="https://customs.example" rel="noopener noreferrer" target="_blank">a</a>',
    );
  });

  it('keeps what articles are made of, numbered steps and tables included', () => {
    const html =
      '<h2>a</h2><ol class="steps"><li><strong>b</strong></li></ol>' +
      '<table><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>';
    expect(sanitizeArticleHtml(html)).toBe(html);
  });

  it('has nothing left to do when it is done again', () => {
    const once = sanitizeArticleHtml('<b>1 < 2 & "3"</b> <a href="http://a.example/?b&c">x</a>');
    expect(sanitizeArticleHtml(once)).toBe(once);
  });

  it('tells the plain words of what it left', () => {
    expect(plainTextOf(sanitizeArticleHtml('<p>Orders &amp;\n payment</p><p>1 &lt; 2</p>'))).toBe(
      'Orders & payment 1 < 2',
    );
  });

  it('keeps a sentence together where it is emphasised or linked', () => {
    expect(
      plainTextOf('<p><strong>余额</strong>：可以<a href="/faq/75">申请退款</a>。</p><p>End</p>'),
    ).toBe('余额：可以申请退款。 End');
  });
});

const all = referenceArticles.flatMap(({ articles }) => articles);
const inBothLanguages = all.flatMap(({ id, en, zh }) => [
  { id, language: 'en', ...en },
  { id, language: 'zh', ...zh },
]);

describe('The articles that every site starts with', () => {
  it('have numbers of their own, the purchase process 59 (CO-08)', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.find(({ id }) => id === 59)?.en.name).toBe('Purchase process');
  });

  it.each(inBothLanguages)('$id in $language is clean and names no brand', ({ name, html }) => {
    expect(sanitizeArticleHtml(html)).toBe(html);
    expect(`${name} ${html}`).not.toMatch(/tidebox/i);
  });

  it.each(inBothLanguages)('$id in $language links to articles that exist', ({ html }) => {
    const numbers = [...html.matchAll(/href="\/(faq|article)\/(\d+)"/g)].map(
      ([, route, id]) => `${route}/${id}`,
    );
    const known = all.map(({ id, isFaq }) => `${isFaq ? 'faq' : 'article'}/${id}`);
    expect(known).toEqual(expect.arrayContaining(numbers));
  });
});
