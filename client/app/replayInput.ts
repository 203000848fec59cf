/** Input captured by `bundling/start.js` until the scripts are loaded. */
interface EarlyInput {
  pressed: HTMLElement | null;
  /** True if a press on a page of ours led to this document. */
  isFollowed: boolean;
  end: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Its value is a constant; what matters is whether it is ticked. */
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const isEdited = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return field.value !== field.defaultValue;
};

/** Sets a value as typing does; set as a property, React would take it for its own doing. */
function type(field: Field, value: string): void {
  const kind = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Stops capturing, since the page now handles input itself. */
export function stopCapturing(): void {
  window.earlyInput?.end();
  delete window.earlyInput;
}

/**
 * Reads what was typed into the page that the server drew, and which boxes were ticked, and goes on reading
 * while React takes the page up piece by piece. Returns how to do it again, and what was pressed, once the
 * page is alive.
 */
export function captureInput(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const boxes = new Map<HTMLInputElement, boolean>();
  const note = (field: Field) =>
    isBox(field) ? boxes.set(field, field.checked) : typed.set(field, field.value);
  root.querySelectorAll<Field>('input, textarea, select').forEach((field) => {
    if (isBox(field) ? field.checked !== field.defaultChecked : isEdited(field)) note(field);
  });
  const listen = ({ target }: Event) => note(target as Field);
  root.addEventListener('input', listen, true);
  const early = window.earlyInput;
  return () => {
    root.removeEventListener('input', listen, true);
    for (const [field, value] of typed) {
      // The first event makes React take up this part of the page, which may empty the field.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.value = '';
      type(field, value);
    }
    for (const [box, isTicked] of boxes) {
      if (isTicked === box.defaultChecked) continue;
      box.checked = box.defaultChecked;
      box.click();
    }
    stopCapturing();
    early?.pressed?.click();
  };
}
