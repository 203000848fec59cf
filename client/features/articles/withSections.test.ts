import { withSections } from './withSections';

test('headings get anchors in their order, their words are listed without markup', () => {
  const { html, sections } = withSections(
    '<h2>1. <em>What</em> we do</h2>\n<p>Buy &amp; send.</p><h3>Shops &amp; apps &lt;new&gt;</h3><h2>End</h2>',
  );
  expect(html).toBe(
    '<h2 id="section-1">1. <em>What</em> we do</h2>\n<p>Buy &amp; send.</p>' +
      '<h3 id="section-2">Shops &amp; apps &lt;new&gt;</h3><h2 id="section-3">End</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-1', title: '1. What we do', isNested: false },
    { id: 'section-2', title: 'Shops & apps <new>', isNested: true },
    { id: 'section-3', title: 'End', isNested: false },
  ]);
});

test('a text without headings stays as it is', () => {
  expect(withSections('<p>Short.</p>')).toEqual({ html: '<p>Short.</p>', sections: [] });
});
