/** Roughly an email address; whether it is one, only mail can tell. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
