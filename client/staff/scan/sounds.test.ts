import { createPlayer, sounds, type SoundName } from './sounds';

/** A page that writes down what it sounds and how it vibrates. */
function quietPage() {
  const tones: { hz: number; type: string; at: number; loudness: number }[] = [];
  const vibrate = jest.fn();
  class AudioContext {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
    createOscillator() {
      const tone = { hz: 0, type: '', at: 0, loudness: 0 };
      return {
        frequency: {
          set value(hz: number) {
            tone.hz = hz;
          },
        },
        set type(type: string) {
          tone.type = type;
        },
        connect(gain: { gain: { value: number }; connect: () => void }) {
          tone.loudness = gain.gain.value;
          return gain;
        },
        start(at: number) {
          tone.at = at;
          tones.push(tone);
        },
        stop: () => undefined,
      };
    }
  }
  const navigator = { vibrate, userActivation: { hasBeenActive: true } };
  const page = { AudioContext, navigator, performance } as unknown as Window & typeof globalThis;
  return { page, tones, vibrate };
}

async function play(name: SoundName, volume: number) {
  const { page, tones, vibrate } = quietPage();
  createPlayer(page, () => volume)(name);
  await Promise.resolve();
  return { tones, vibrate };
}

test('each sound differs from every other', () => {
  const written = Object.values(sounds).map(({ tones }) => JSON.stringify(tones));
  expect(new Set(written).size).toBe(written.length);
});

test('a refusal buzzes twice, one buzz after the other, and a phone vibrates long', async () => {
  const { tones, vibrate } = await play('refused', 1);
  expect(tones.map(({ hz, type }) => [hz, type])).toEqual([
    [180, 'square'],
    [180, 'square'],
  ]);
  expect(tones[1]!.at).toBeGreaterThan(0);
  expect(vibrate).toHaveBeenCalledWith([300]);
});

test('a silent bench hears refusals all the same, and nothing else', async () => {
  expect((await play('right', 0)).tones).toEqual([]);
  expect((await play('refused', 0)).tones[0]!.loudness).toBeGreaterThan(0);
});
