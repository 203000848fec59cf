type Field = HTMLInputElement | HTMLTextAreaElement;

/** The focus as it was when a code began. */
export interface HeldFocus {
  /** Takes the focus from a field, so that an input method has nothing to write into. */
  leaveField(): void;
  /** Gives the focus back, and to its field the words and the selection that it had. */
  release(): void;
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Fields for numbers and the like have no selection to be asked for. */
const selectionOf = (field: Field) =>
  field.selectionStart === null ? undefined : ([field.selectionStart, field.selectionEnd] as const);

/** Sets what a field says as if it had been typed, so that React hears of it. */
function write(field: Field, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus without anybody hearing of it: the field is left for a moment, not by its person. */
function moveUnheard(page: Document, move: () => void) {
  const kinds = ['blur', 'focus', 'focusin', 'focusout', 'change'];
  const hush = (event: Event) => event.stopImmediatePropagation();
  kinds.forEach((kind) => page.defaultView?.addEventListener(kind, hush, true));
  move();
  kinds.forEach((kind) => page.defaultView?.removeEventListener(kind, hush, true));
}

/** Remembers what has the focus, and what is written and selected there. */
export function holdFocus(page: Document): HeldFocus {
  const element = page.activeElement;
  const field = isField(element) ? element : undefined;
  const value = field?.value;
  const selection = field && selectionOf(field);
  let isLeft = false;
  return {
    leaveField() {
      if (isLeft || !(element instanceof HTMLElement)) return;
      isLeft = true;
      moveUnheard(page, () => element.blur());
    },
    release() {
      if (!element?.isConnected) return;
      if (isLeft && element instanceof HTMLElement)
        moveUnheard(page, () => element.focus({ preventScroll: true }));
      isLeft = false;
      if (!field || value === undefined) return;
      if (field.value !== value) write(field, value);
      if (selection) field.setSelectionRange(...selection);
    },
  };
}
