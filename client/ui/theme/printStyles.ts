/**
 * On paper: black on white whatever the colours of the screen, nothing that can only be pressed, and
 * no card cut in two. `data-screen-only` leaves out what has no place there, `data-on-paper` keeps a
 * button for what it shows.
 */
export const printStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    'html, html[data-theme]': { colorScheme: 'light !important' },
    'html, body': { background: '#fff !important', color: '#000 !important' },
    'header, footer, nav, button:not([data-on-paper]), dialog, form, [data-screen-only]': {
      display: 'none !important',
    },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, tr, dl, figure': { breakInside: 'avoid' },
    section: { borderColor: '#999 !important' },
    thead: { display: 'table-header-group' },
  },
};
