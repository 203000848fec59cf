import sharp from 'sharp';

/** Things the demo's shops sell, drawn on a field of 200 × 200. */
export const drawings = {
  teapot: `<path d="M52 96q-22-4-26 14t24 26" fill="none" stroke="#2f4a43" stroke-width="9"/>
    <ellipse cx="100" cy="118" rx="56" ry="42" fill="#9cc5b4"/><ellipse cx="100" cy="78" rx="30" ry="8" fill="#7fae9c"/>
    <circle cx="100" cy="66" r="7" fill="#2f4a43"/><path d="M150 108q20-4 30-28" fill="none" stroke="#9cc5b4" stroke-width="13" stroke-linecap="round"/>`,
  cup: `<path d="M54 70h82l-8 74q-2 10-12 10H74q-10 0-12-10z" fill="#c96f4a"/>
    <path d="M134 84q30 2 22 28t-28 18" fill="none" stroke="#c96f4a" stroke-width="10"/><ellipse cx="95" cy="70" rx="41" ry="9" fill="#e9b99f"/>`,
  keyboard: `<rect x="24" y="66" width="152" height="70" rx="9" fill="#39424e"/>${keys()}`,
  lamp: `<path d="M64 44h62l26 56H38z" fill="#e3b23c"/><path d="M96 100v54" stroke="#5b5f66" stroke-width="8"/>
    <ellipse cx="96" cy="158" rx="36" ry="9" fill="#5b5f66"/>`,
  scarf: `<path d="m104 92 34 62-26 14-30-66z" fill="#7b4b94"/><path d="M84 96h30v70H84z" fill="#9a6ab3"/>
    <path d="M84 134h30M84 148h30m8-8 24-12m-18 25 24-12" stroke="#f1e6f5" stroke-width="6"/>
    <path d="M88 166v12m7-12v12m8-12v12m7-12v12m6-11 4 10m5-14 4 10m5-14 4 10" stroke="#7b4b94" stroke-width="4"/>
    <path d="M100 36c-34 0-52 14-52 32s18 34 52 34 52-16 52-34-18-32-52-32m0 18c20 0 32 6 32 13s-12 13-32 13-32-6-32-13 12-13 32-13" fill="#9a6ab3" fill-rule="evenodd"/>
    <path d="M56 56q10 18 6 36M78 40q8 8 6 16M122 40q-8 8-6 16M144 56q-10 18-6 36" fill="none" stroke="#f1e6f5" stroke-width="6"/>
    <rect x="82" y="86" width="36" height="26" rx="9" fill="#7b4b94"/>`,
  book: `<path d="M40 50q34-12 60 6v98q-26-16-60-6z" fill="#2b6f9e"/><path d="M160 50q-34-12-60 6v98q26-16 60-6z" fill="#3b86b8"/>
    <path d="M52 72q20-6 36 2M52 92q20-6 36 2M148 72q-20-6-36 2M148 92q-20-6-36 2" fill="none" stroke="#dcecf6" stroke-width="4"/>`,
  fan: `<path d="M100 158 28 92q72-78 144 0z" fill="#d7556c"/><path d="m100 158-46-86m46 86-18-100m18 100 18-100m-18 100 46-86" stroke="#f6d9de" stroke-width="4"/>
    <circle cx="100" cy="154" r="8" fill="#5c1f2b"/>`,
  shoe: `<path d="M34 132V92l30-4q20 26 54 26 44 2 48 22v6z" fill="#3d7d5d"/><path d="M30 138h140v12H36q-6 0-6-6z" fill="#f2efe6" stroke="#3d7d5d" stroke-width="3"/>
    <path d="m72 100 14-10m-2 20 14-10m0 16 12-10" stroke="#f2efe6" stroke-width="5"/>`,
};

export type Drawing = keyof typeof drawings;

export function isDrawing(name: string): name is Drawing {
  return Object.hasOwn(drawings, name);
}

/** Pixels of each side of an item's picture. */
export const ITEM_SIDE = 400;

function keys(): string {
  const places = Array.from({ length: 33 }, (_, index) => [index % 11, Math.floor(index / 11)]);
  return places
    .map(([x = 0, y = 0]) => {
      const colour = x === 10 ? '#e07a5f' : '#d8dee6';
      return `<rect x="${32 + x * 12.6}" y="${74 + y * 19}" width="10" height="15" rx="2" fill="${colour}"/>`;
    })
    .join('');
}

/** Renders the picture of an item, as its shop shows it. */
export function drawItem(drawing: Drawing): Promise<Buffer> {
  return png(
    ITEM_SIDE,
    ITEM_SIDE,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
    <rect width="200" height="200" fill="#f6f3ec"/>${drawings[drawing]}</svg>`,
  );
}

/** Renders an SVG as a PNG of this size in pixels. */
export function png(width: number, height: number, svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
}
