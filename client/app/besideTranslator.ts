/** Browsers wrap a translated text in this element. */
const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * Lets React go on with a page that the browser translates. A translator takes out the texts that React holds, and puts
 * its own in their place: what React writes then would be seen nowhere, and what it removes, or puts something before,
 * would not be where it looks, which ends the page by an error. A text that is needed comes back first, and is translated
 * anew. Returns how to end it.
 */
export function besideTranslator(body: HTMLElement): () => void {
  /** A text that React holds → what stands in its place. */
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
