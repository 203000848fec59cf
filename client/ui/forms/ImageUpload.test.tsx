import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen';
import { ImageUpload } from './ImageUpload';

const picture = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'a', { type });
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
  ['image/gif', 10],
  ['image/jpeg', 10],
  ['image/png', 2 * 1024 * 1024],
])('VA-05: %s of %d bytes is stored', async (type, bytes) => {
  const { onChange, take } = show(() => Promise.resolve(stored));
  await take(picture(type, bytes));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(stored));
});

test.each([
  ['image/webp', 10],
  ['image/heic', 10],
  ['text/html', 10],
  ['image/gif', 2 * 1024 * 1024 + 1],
  ['image/png', 2 * 1024 * 1024 + 1],
])('VA-05: %s of %d bytes is refused before it is sent', async (type, bytes) => {
  const upload = jest.fn();
  const { take } = show(upload);
  await take(picture(type, bytes));
  expect(
    await screen.findByText('Choose a gif, jpg or png picture of up to 2 MB'),
  ).toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
});

/** Plays what browsers do and jsdom does not: a picture of 6,000 × 4,000 pixels is drawn, with so many bytes each time. */
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

const redraw = () => screen.findByRole('button', { name: 'Use it as a smaller JPEG' });
const photo = () =>
  new File([new Uint8Array(5 * 1024 * 1024)], 'IMG_1.HEIC', { type: 'image/heic' });

test('VA-05: a photo that is refused can be drawn as a JPEG that is not', async () => {
  const drawImage = playDrawing(3 * 1024 * 1024, 1024);
  const upload = jest.fn((_file: File) => Promise.resolve(stored));
  const { onChange, take } = show(upload);
  await take(photo());
  expect(await screen.findByText(/^Choose a gif, jpg or png picture/)).toBeVisible();
  fireEvent.click(await redraw());
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(stored));
  const [[sent]] = upload.mock.calls as [[File]];
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 1024]);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 2560, 1707]);
});

test('VA-05: one that the browser cannot read stays refused', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  const upload = jest.fn();
  const { take } = show(upload);
  await take(photo());
  fireEvent.click(await redraw());
  expect(await screen.findByText(/^Choose a gif, jpg or png picture/)).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});

test('what the server refuses is told at the field', async () => {
  const { take, onChange } = show(() => Promise.reject(new Error('This is no picture')));
  await take(picture('image/png'));
  expect(await screen.findByText('This is no picture')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test("the field speaks the page's language, and names the file while it is on its way", async () => {
  const { take } = show(() => new Promise(() => undefined));
  expect(screen.getByText('No file chosen')).toBeInTheDocument();
  await take(new File(['a'], 'teapot.png', { type: 'image/png' }));
  expect(await screen.findByText('teapot.png')).toBeInTheDocument();
  expect(screen.getByText('Uploading…')).toBeInTheDocument();
});
