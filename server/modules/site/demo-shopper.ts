/** Credentials of the demo; printed at start and shown on its login page, never elsewhere. */
export const demoShopper = { email: 'demo@tidebox.example', password: 'demo1234' } as const;
