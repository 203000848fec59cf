/** Fetches what makes a picture small enough: once one is chosen. Throws as an upload does where no answer came. */
export const loadDrawing = () =>
  import('./pictureThatFits').catch(() => {
    throw new Error();
  });
