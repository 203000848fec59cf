/** Slow 4G as Lighthouse simulates it: bytes a second, milliseconds. */
export const slow4g = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

/** The factor by which such a phone's processor is slower than this machine. */
export const CPU_SLOWDOWN = 4;
