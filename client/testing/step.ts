import { act } from '@testing-library/react';

/** A step is a task, and so is each of its reactions: all run before later tasks. */
const STEPS_AT_MOST = 5;

/** Goes so many steps on in the browser's history, or back. */
export async function step(by: number) {
  await act(async () => {
    history.go(by);
    for (let turn = 0; turn < STEPS_AT_MOST; turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });
}
