/** Draws characters so that a person can read them and a program hardly. */
export interface CaptchaArtist {
  draw(): Promise<{ readonly characters: string; readonly svg: string }>;
}
