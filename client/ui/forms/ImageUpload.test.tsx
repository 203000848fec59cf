import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../testing/renderScreen';
import { ImageUpload } from './ImageUpload';

const MAX = 2 * 1024 * 1024;
const signatures = {
  gif: 'GIF89a',
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\0\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic',
  html: '<html>',
};

/** A file that begins like a picture of this kind, whatever it is called. */
function picture(kind: keyof typeof signatures, name = 'a', bytes = 40, rest = '') {
  const start = signatures[kind] + rest;
  const content = Uint8Array.from(
    { length: Math.max(bytes, start.length) },
    (_, at) => start.charCodeAt(at) || 0,
  );
  return new File([content], name);
}
const stored = { id: 'i1', url: '/uploads/i1.png' };

function show(upload: (file: File) => Promise<typeof stored>) {
  const onChange = jest.fn();
  renderScreen(
    <ImageUpload name="image" label="Picture" image={null} onChange={onChange} upload={upload} />,
  );
  // A file chooser can be made to offer any file: `accept` is a request only.
  const user = userEvent.setup({ applyAccept: false });
  return { onChange, take: (file: File) => user.upload(screen.getByLabelText(/^Picture/), file) };
}

test.each([
  ['gif', 'a.gif', 40],
  ['jpeg', 'photo.jfif', 40],
  ['jpeg', 'photo', 40],
  ['png', 'photo.jpg', MAX],
] as const)('VA-05: %s called %s, of %d bytes, is stored as it is', async (kind, name, bytes) => {
  const upload = jest.fn((_file: File) => Promise.resolve(stored));
  const { onChange, take } = show(upload);
  const file = picture(kind, name, bytes);
  await take(file);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(stored));
  expect(upload).toHaveBeenCalledWith(file);
});

test.each([
  ['a page', picture('html', 'a.png'), /^Choose a gif, jpg or png picture of up to 2\sMB/],
  ['HEIC that the browser cannot read', picture('heic'), /^This browser cannot read HEIC/],
  [
    'a large picture without a canvas',
    picture('png', 'a', MAX + 1),
    /^Choose a gif, jpg or png picture of up to 2\sMB/,
  ],
] as const)('VA-05: %s is refused before it is sent, and why', async (_, file, words) => {
  const upload = jest.fn();
  const { take } = show(upload);
  await take(file);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
});

test('a photo that is cut off is said to be broken', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  const upload = jest.fn();
  const { take } = show(upload);
  await take(picture('jpeg'));
  expect(await screen.findByText(/^This picture is damaged or cut off/)).toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
});

/**
 * Simulates drawing in browsers, which jsdom lacks: a picture of 6,000 × 4,000 pixels with the given size
 * each time.
 */
function playDrawing(...bytes: number[]) {
  const drawImage = jest.fn<void, unknown[]>();
  const createImageBitmap = () => Promise.resolve({ width: 6000, height: 4000, close: () => {} });
  Object.assign(globalThis, { createImageBitmap });
  const context = { fillRect: jest.fn(), drawImage };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) =>
      done(new Blob([new Uint8Array(bytes.shift() ?? 0)], { type })),
    );
  return drawImage;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** Shows an upload that keeps its picture, as a form does. */
function Kept({ upload }: { upload: (file: File) => Promise<typeof stored> }) {
  const [image, setImage] = useState<typeof stored | null>(null);
  return (
    <ImageUpload name="image" label="Picture" image={image} onChange={setImage} upload={upload} />
  );
}

async function send(file: File, told: RegExp) {
  const upload = jest.fn((_file: File) => Promise.resolve(stored));
  renderScreen(<Kept upload={upload} />);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Picture/), file);
  expect(await screen.findByText(told)).toBeVisible();
  return upload.mock.calls[0]![0];
}

test.each([
  [
    'a photo over 2 MB',
    picture('jpeg', 'IMG_1.JPG', 5 * 1024 * 1024),
    /^We made a JPEG within 2\sMB of it/,
  ],
  [
    'HEIC that the browser reads',
    picture('heic', 'IMG_1.HEIC'),
    /^We made a JPEG within 2\sMB of it/,
  ],
  ['WebP called a JPEG', picture('webp', 'IMG_1.jpg'), /^We made a JPEG within 2\sMB of it/],
])('VA-05: %s is drawn as a JPEG that is taken, unasked and with a word', async (_, file, told) => {
  const drawImage = playDrawing(3 * 1024 * 1024, 1024);
  const sent = await send(file, told);
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 1024]);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 2560, 1707]);
});

test('what is full of detail is drawn half as large', async () => {
  const large = 3 * 1024 * 1024;
  const drawImage = playDrawing(large, large, large, 1024);
  const sent = await send(picture('jpeg', 'IMG_1.JPG', 5 * 1024 * 1024), /^We made a JPEG/);
  expect(sent.size).toBe(1024);
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 1280, 853]);
});

test('a JPEG that ends in .jfif is offered, though the system knows no type of it', async () => {
  const upload = jest.fn((_file: File) => Promise.resolve(stored));
  renderScreen(<Kept upload={upload} />);
  await userEvent.upload(screen.getByLabelText(/^Picture/), picture('jpeg', 'photo.jfif'));
  await waitFor(() => expect(upload).toHaveBeenCalled());
});

const FRAME = ',' + '\0'.repeat(9) + '\x02\x01\0\0';
test.each([
  ['GIF', picture('gif', 'a.gif', 0, '\0'.repeat(7) + FRAME + FRAME + ';')],
  ['PNG', picture('png', 'a.png', 80, '\0\0\0\rIHDR' + '\0'.repeat(17) + '\0\0\0\x08acTL')],
])('of a moving %s the first picture is kept, which is said', async (_, file) => {
  expect(await send(file, /It moves; its first picture is kept/)).toBe(file);
});

test('what the server refuses is told at the field', async () => {
  const { take, onChange } = show(() => Promise.reject(new Error('This is no picture')));
  await take(picture('png'));
  expect(await screen.findByText('This is no picture')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test("the field speaks the page's language, and names the file while it is on its way", async () => {
  const { take } = show(() => new Promise(() => undefined));
  expect(screen.getByText('No file chosen')).toBeInTheDocument();
  await take(picture('png', 'teapot.png'));
  expect(await screen.findByText('teapot.png')).toBeInTheDocument();
  expect(screen.getByText('Uploading…')).toBeInTheDocument();
});
