/** Browsers wrap a translated text in this element. */
const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * Keeps React working on a page that the browser translates. A translator replaces the text nodes that React
 * holds, so that React's updates would be invisible, and removing or inserting nodes would throw an error
 * that ends the page.
 */
export function besideTranslator(body: HTMLElement): () => void {
  /** Maps React's text nodes to the elements that replaced them. */
  const translations = new WeakMap<Node, HTMLElement>();
  let unpatch: (() => void) | undefined;

  function bringBack(text: Node | null) {
    const translation = text && translations.get(text);
    if (!translation) return;
    translations.delete(text);
    if (translation.isConnected) translation.replaceWith(text);
  }

  function meetTranslation(record: MutationRecord) {
    const beside = [record.previousSibling, record.nextSibling];
    const translation = [...record.addedNodes, ...beside].find(isTranslation);
    if (!translation) return;
    for (const text of record.removedNodes) {
      if (!(text instanceof Text) || (text.isConnected && !translation.contains(text))) continue;
      translations.set(text, translation);
      watcher.observe(text, { characterData: true });
      unpatch ??= patchNodes(bringBack);
    }
  }

  const watcher = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') bringBack(record.target);
      else meetTranslation(record);
    }
  });
  watcher.observe(body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    unpatch?.();
  };
}

/** React says nowhere else beforehand what it is about to move. Returns how to undo it. */
function patchNodes(bringBack: (text: Node | null) => void): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    bringBack(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    child: Node | null,
  ): New {
    bringBack(node);
    bringBack(child);
    return insertBefore.call(this, node, child) as New;
  };
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
}
