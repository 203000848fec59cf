import { useEffect, useRef, useState } from 'react';

/** Maximum zoom, as a multiple of the fitted size, and the factor of a press. */
const MOST = 5;
const STEP = 1.5;

function distanceOf([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/**
 * Zoom as a multiple of the fitted size: by two fingers or a touchpad pinch within `area`, and by `larger`,
 * `smaller` and `fit`.
 */
export function useZoom() {
  const area = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const times = (factor: number) => setScale((now) => Math.min(MOST, Math.max(1, now * factor)));

  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    let distance = 0;
    const begin = ({ touches }: TouchEvent) => {
      distance = distanceOf(touches);
    };
    const pinch = (event: TouchEvent) => {
      const now = distanceOf(event.touches);
      if (now === 0 || distance === 0) return;
      event.preventDefault();
      times(now / distance);
      distance = now;
    };
    // Browsers report a touchpad pinch as a wheel event with the control key.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      times(Math.exp(-event.deltaY / 100));
    };
    box.addEventListener('touchstart', begin, { passive: true });
    // The page itself would be enlarged otherwise; only a listener that is not passive prevents it.
    box.addEventListener('touchmove', pinch, { passive: false });
    box.addEventListener('wheel', turn, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', pinch);
      box.removeEventListener('wheel', turn);
    };
  }, []);

  return {
    area,
    scale,
    larger: () => times(STEP),
    smaller: () => times(1 / STEP),
    fit: () => setScale(1),
  };
}
