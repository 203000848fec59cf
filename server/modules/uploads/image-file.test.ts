import sharp from 'sharp';
import { cleanImage } from './image-file';

it('Pictures are drawn in turns; when too many wait, the next is refused as busy (VA-05)', async () => {
  const create = { width: 12, height: 8, channels: 3, background: '#1f7a8c' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const drawAll = () => Promise.allSettled(Array.from({ length: 40 }, () => cleanImage(picture)));

  const outcomes = await drawAll();
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - refused.length).toBe(17);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'BUSY' });
  expect((await drawAll())[0]?.status).toBe('fulfilled');
});
