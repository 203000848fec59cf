import {
  DomHandler,
  isTag,
  isText,
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
} from 'domhandler';
import { Parser } from 'htmlparser2';

/** Deeper than browsers nest elements; the time that parsers take grows with the square of it. */
const MAX_DEPTH = 500;
/** Large pages of shops have about 20,000 elements. */
const MAX_ELEMENTS = 100_000;

class TooMuch extends Error {}

/** Builds a tree no deeper and larger than we can walk. */
class BoundedHandler extends DomHandler {
  private depth = 0;
  private elements = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.depth > MAX_DEPTH || ++this.elements > MAX_ELEMENTS) throw new TooMuch();
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth--;
    super.onclosetag();
  }
}

/** Parses a page; of one that is hostile the part before it became so. */
export function parsePage(html: string): Document {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
  return handler.root;
}

/** Yields the elements below a node in the order of the page. */
export function* elementsIn(page: Document): Generator<Element> {
  const waiting: ChildNode[] = [...page.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isTag(next)) continue;
    yield next;
    for (let at = next.children.length - 1; at >= 0; at--) waiting.push(next.children[at]!);
  }
}

/** Returns the text below a node, scripts and styles left out, cut after `limit` characters. */
export function textOf(node: AnyNode, limit = 5_000): string {
  const parts: string[] = [];
  let length = 0;
  const gather = (from: AnyNode): void => {
    if (length >= limit) return;
    if (isText(from)) {
      parts.push(from.data);
      length += from.data.length;
    } else if (isTag(from) && from.name !== 'script' && from.name !== 'style') {
      from.children.forEach(gather);
    }
  };
  gather(node);
  return parts.join('').slice(0, limit);
}

/** Returns what a script element holds. */
export function scriptOf({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}
