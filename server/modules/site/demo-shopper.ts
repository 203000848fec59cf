/** How a newcomer signs in to the demo; printed at start and told by its login page, never elsewhere. */
export const demoShopper = { email: 'demo@tidebox.example', password: 'demo1234' } as const;
