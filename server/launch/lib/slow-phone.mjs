/** Slow 4G as Lighthouse simulates it: bytes a second, milliseconds. */
export const slow4g = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

/** How many times slower than this machine the processor of such a phone is. */
export const CPU_SLOWDOWN = 4;
