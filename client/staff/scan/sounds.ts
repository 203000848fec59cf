/** A tone: its pitch in hertz, and how long it sounds and then rests, in milliseconds. */
interface Tone {
  readonly hz: number;
  readonly ms: number;
  readonly rest?: number;
  /** A buzz; otherwise a plain tone. */
  readonly isSquare?: boolean;
  readonly isSoft?: boolean;
}

interface Sound {
  readonly tones: readonly Tone[];
  /** What a phone does with it: on, off, on …, in milliseconds. */
  readonly vibration: readonly number[];
  /** Never silent, whatever the volume of the bench. */
  readonly isRefusal?: boolean;
}

const tone = (hz: number, ms = 90): Tone => ({ hz, ms, rest: 40 });
const buzz: Tone = { hz: 180, ms: 140, rest: 60, isSquare: true };

/** What a bench hears. The scan line says each in words (`scan.sound.<name>`). */
export const sounds = {
  right: { tones: [tone(880)], vibration: [40] },
  complete: { tones: [tone(660), tone(990)], vibration: [40, 40, 40] },
  choose: { tones: [tone(660), tone(660)], vibration: [40, 40, 40] },
  taken: { tones: [tone(1200, 12)], vibration: [40] },
  repeated: { tones: [{ hz: 330, ms: 120, isSoft: true }], vibration: [] },
  ask: { tones: [tone(330), tone(660)], vibration: [40, 40, 40] },
  refused: { tones: [buzz, buzz], vibration: [300], isRefusal: true },
  stop: { tones: [buzz, buzz, buzz], vibration: [300, 80, 300], isRefusal: true },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;

const SOFT = 0.25;
/** So long after it happened a sound still belongs to it. */
const STALE_MS = 300;
/** The least volume of a refusal, of 1. */
const LEAST_OF_REFUSALS = 0.4;

/** Plays the sounds of a bench by Web Audio, and vibrates where the device can. */
export function createPlayer(page: Window & typeof globalThis, volume: () => number) {
  let audio: AudioContext | undefined;
  return function play(name: SoundName): void {
    const { tones, vibration, isRefusal }: Sound = sounds[name];
    const loudness = isRefusal ? Math.max(volume(), LEAST_OF_REFUSALS) : volume();
    if (vibration.length > 0 && page.navigator.userActivation?.hasBeenActive)
      page.navigator.vibrate?.([...vibration]);
    if (loudness === 0 || !page.AudioContext) return;
    const opened = (audio ??= new page.AudioContext());
    const askedAt = page.performance.now();
    // A browser lets a page sound once a key was pressed; what is late by then would only puzzle.
    void opened.resume().then(() => {
      if (page.performance.now() - askedAt < STALE_MS) soundTones(opened, tones, loudness);
    });
  };
}

function soundTones(audio: AudioContext, tones: readonly Tone[], loudness: number) {
  let at = audio.currentTime;
  for (const { hz, ms, rest = 0, isSquare, isSoft } of tones) {
    const [source, gain] = [audio.createOscillator(), audio.createGain()];
    source.type = isSquare ? 'square' : 'sine';
    source.frequency.value = hz;
    gain.gain.value = loudness * (isSoft ? SOFT : 1) * (isSquare ? SOFT : 1);
    source.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + ms / 1000);
    at += (ms + rest) / 1000;
  }
}
