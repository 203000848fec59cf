/** The style of caught mail: the shop's "Waybill" look, without its scripts. */
export function outboxCss(fonts: readonly string[]): string {
  return `${fonts.map(face).join('')}
:root { color-scheme: light dark; --paper: light-dark(#FAF7F0, #101916);
  --surface: light-dark(#FFFFFF, #18231F); --ink: light-dark(#14201D, #EEF1EC);
  --muted: light-dark(#56625D, #A3AFA8); --brand: light-dark(#0B5D4E, #6FCFB5);
  --hairline: light-dark(#E3DED2, #2A3731); --kraft: light-dark(#E2C9A1, #8A6B3F);
  --focus: light-dark(#1F4F82, #FFD166) }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 ${TEXT}; color: var(--ink); background: var(--paper) }
:lang(zh) body { line-height: 1.7 }
a { color: var(--brand); text-underline-offset: 3px }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
header { background: var(--surface); border-bottom: 1px solid var(--hairline) }
header div, main { max-width: 752px; margin: 0 auto; padding: 0 16px }
header div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center;
  column-gap: 16px; padding-block: 8px }
header a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px }
header a:first-child { font: 700 1.375rem/1.25 ${HEADING}; text-decoration: none }
main { padding-block: 24px 48px }
h1, h2 { font-family: ${HEADING}; font-weight: 600; line-height: 1.25 }
h1 { font-size: 1.75rem; overflow-wrap: anywhere; margin: 0 0 12px }
h2 { font-size: 1.125rem; margin: 32px 0 8px }
.muted { color: var(--muted) }
.sheet { background: var(--surface); border: 1px solid var(--hairline);
  border-block: 2px dashed var(--kraft); overflow: hidden }
ol { list-style: none; margin: 0; padding: 0 }
li + li { border-top: 1px solid var(--hairline) }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 24px;
  padding: 12px 16px; text-decoration: none }
li a:focus-visible { outline-offset: -2px }
li strong { overflow-wrap: anywhere; font-weight: 600 }
li a:hover strong { text-decoration: underline }
li .muted, time { font-size: 0.875rem; overflow-wrap: anywhere }
time { color: var(--muted); font-variant-numeric: tabular-nums }
li span { grid-row: 2 }
.back { display: inline-flex; align-items: center; min-height: 44px }
iframe { display: block; width: 100%; height: 760px; border: 0 }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
@media (max-width: 600px) {
  h1 { font-size: 1.375rem }
  iframe { height: 1000px }
  li a { grid-template-columns: minmax(0, 1fr) }
  li span { grid-row: auto }
}
`;
}

const CHINESE = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const TEXT = `Figtree, ${CHINESE}`;
const HEADING = `'Familjen Grotesk', ${CHINESE}`;

/** The face of a built file; without it the emails of the system do. */
function face(path: string): string {
  const name = path.includes('figtree') ? 'Figtree' : 'Familjen Grotesk';
  return `@font-face { font-family: '${name}'; font-weight: 300 900; font-display: swap;
  src: url('/${path}') format('woff2') }\n`;
}
