// The browser picks by `color-scheme` (theme.ts), so the first frame already has the right colours.
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/** Colours of the look "Waybill", in light and dark. Text on its ground has a contrast of ≥ 4.5. */
export const colors = {
  paper: pair('#FAF7F0', '#101916'),
  surface: pair('#FFFFFF', '#18231F'),
  ink: pair('#14201D', '#EEF1EC'),
  muted: pair('#56625D', '#A3AFA8'),
  brand: pair('#0B5D4E', '#6FCFB5'),
  brandText: pair('#FFFFFF', '#06201A'),
  brandHover: pair('#084A3E', '#8ADCC6'),
  accent: pair('#C8431B', '#FF9470'),
  accentText: pair('#FFFFFF', '#2A0E04'),
  accentHover: pair('#A83614', '#FFAB8D'),
  band: pair('#0B5D4E', '#163F36'),
  bandText: pair('#FFFFFF', '#EEF1EC'),
  kraft: pair('#E2C9A1', '#8A6B3F'),
  hairline: pair('#E3DED2', '#2A3731'),
  leader: pair('#E3DED2', '#5A6B62'),
  inputBorder: pair('#7F877F', '#6E7B74'),
  ok: pair('#1E6B3A', '#8FDBA8'),
  okTint: pair('#E4F3E8', '#1B3F2A'),
  warn: pair('#7A4B00', '#F2C16B'),
  warnTint: pair('#FFF1D6', '#2E2514'),
  danger: pair('#8C1D18', '#FFA8A1'),
  dangerTint: pair('#FCE8E6', '#552224'),
  info: pair('#1F4F82', '#A5CBF2'),
  infoTint: pair('#E4EEF8', '#1B334B'),
  neutral: pair('#56625D', '#A3AFA8'),
  neutralTint: pair('#EFEBE1', '#29342F'),
  focus: pair('#1F4F82', '#FFD166'),
};
