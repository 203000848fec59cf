import { setFlagsFromString } from 'node:v8';

/*
 * Imported before all else. Nearly all that is made while the server is loaded lives on, for which V8 would double
 * young memory up to 32 MB and keep it, however little a server at rest needs: without the demo it rests at 117 MB
 * with this and at 153 MB without; pages are rendered as fast (median of three starts, Node 20, 28 November 2026).
 */
setFlagsFromString('--semi-space-growth-factor=1');

/** From now on young memory grows with the load, as it does by itself (2 is what V8 comes with). */
export function raiseSemiSpaceGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
