/** Loads how pages look on paper: no screen waits for it, nor weighs it in its HTML. */
export function loadPrintStyles(): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'stylesheet', media: 'print', href: '/print.css' }),
  );
}
