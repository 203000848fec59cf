import type { CSSProperties } from 'react';

/** The light theme "Waybill"; mail programs support little but inline styles. */
const day = {
  paper: '#FAF7F0',
  surface: '#FFFFFF',
  ink: '#14201D',
  muted: '#56625D',
  spruce: '#0B5D4E',
  onSpruce: '#FFFFFF',
  hairline: '#E3DED2',
} as const;

const night = {
  paper: '#101916',
  surface: '#18231F',
  ink: '#EEF1EC',
  muted: '#A3AFA8',
  spruce: '#6FCFB5',
  onSpruce: '#06201A',
  hairline: '#2A3731',
} as const;

/** For programs with a dark mode; only `!important` overrides inline styles. */
export const nightStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${night.paper} !important; }
  .sheet { background-color: ${night.surface} !important; }
  .ink { color: ${night.ink} !important; }
  .muted { color: ${night.muted} !important; }
  .brand { color: ${night.spruce} !important; }
  .button { background-color: ${night.spruce} !important; color: ${night.onSpruce} !important; }
  .line { border-color: ${night.hairline} !important; }
}`;

const fontFamily = "Figtree, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', Helvetica, sans-serif";

export const styles = {
  paper: { margin: 0, padding: '24px 12px', backgroundColor: day.paper, fontFamily },
  sheet: { maxWidth: 560, backgroundColor: day.surface, borderRadius: 12 },
  stub: { padding: '20px 28px' },
  logo: { display: 'block', borderRadius: 7 },
  name: { paddingLeft: 12, fontSize: 18, fontWeight: 700, color: day.spruce },
  hole: { width: 12, height: 24, backgroundColor: day.paper, fontSize: 1, lineHeight: '1px' },
  perforation: { borderTop: `2px dashed ${day.hairline}`, fontSize: 1, lineHeight: '1px' },
  body: { padding: '16px 28px 28px' },
  headline: { margin: '0 0 20px', fontSize: 24, lineHeight: '32px', color: day.ink },
  text: {
    ...{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: day.ink },
    overflowWrap: 'anywhere',
  },
  facts: { margin: '4px 0 24px' },
  label: {
    width: '34%',
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${day.hairline}`,
    ...{ fontSize: 14, lineHeight: '22px', color: day.muted, verticalAlign: 'top' },
  },
  value: {
    padding: '10px 0',
    borderTop: `1px solid ${day.hairline}`,
    ...{ fontSize: 16, lineHeight: '22px', color: day.ink },
    ...{ fontWeight: 600, wordBreak: 'break-word' },
  },
  button: {
    padding: '14px 24px',
    ...{ backgroundColor: day.spruce, color: day.onSpruce, borderRadius: 8 },
    ...{ fontSize: 16, fontWeight: 600, lineHeight: '20px' },
  },
  small: { margin: '16px 0 0', fontSize: 13, lineHeight: '20px', color: day.muted },
  link: { color: day.spruce, wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>;
