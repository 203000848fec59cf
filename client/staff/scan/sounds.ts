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
/** The least volume of a refusal, of 1. */
const LEAST_OF_REFUSALS = 0.4;

/** Plays the sounds of a bench by Web Audio, and vibrates where the device can. */
export function createPlayer(page: Window & typeof globalThis, volume: () => number) {
  let audio: AudioContext | undefined;
  return function play(name: SoundName): void {
    const { tones, vibration, isRefusal }: Sound = sounds[name];
    const loudness = isRefusal ? Math.max(volume(), LEAST_OF_REFUSALS) : volume();
    if (vibration.length > 0) page.navigator.vibrate?.([...vibration]);
    if (loudness === 0 || !page.AudioContext) return;
    audio ??= new page.AudioContext();
    // Browsers let a page sound once something was pressed; a scan is such a press.
    void audio.resume();
    let at = audio.currentTime;
    for (const each of tones) {
      soundTone(audio, each, { at, loudness });
      at += (each.ms + (each.rest ?? 0)) / 1000;
    }
  };
}

function soundTone(
  audio: AudioContext,
  tone: Tone,
  { at, loudness }: Record<'at' | 'loudness', number>,
) {
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = tone.isSquare ? 'square' : 'sine';
  source.frequency.value = tone.hz;
  gain.gain.value = loudness * (tone.isSoft ? SOFT : 1) * (tone.isSquare ? SOFT : 1);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + tone.ms / 1000);
}
