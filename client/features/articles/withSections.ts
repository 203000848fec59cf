/** A heading of an article, to be jumped to. */
export interface Section {
  /** The anchor of the heading. */
  id: string;
  /** Its text without markup. */
  title: string;
  /** True if it belongs to the section before it. */
  isNested: boolean;
}

/** Headings as the server's cleaning leaves them: without attributes. */
const HEADING = /<h([23])>(.*?)<\/h\1>/gs;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Gives the headings of clean HTML their anchors, and lists them for a table of contents. */
export function withSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const anchored = html.replace(HEADING, (_heading, level: string, inner: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: plainText(inner), isNested: level === '3' });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, sections };
}

function plainText(html: string): string {
  const words = html.replace(/<[^<>]*>/g, '');
  return words.replace(/&\w+;/g, (entity) => entities[entity] ?? entity).trim();
}
