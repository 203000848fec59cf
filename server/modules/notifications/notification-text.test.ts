import { notificationText, type Reader } from './notification-text';

const en: Reader = { language: 'en', timeZone: 'UTC' };
const zh: Reader = { language: 'zh', timeZone: 'UTC' };

const reminder = (days: number, more: object) => ({
  kind: 'STORAGE_REMINDER' as const,
  params: { items: 1, item: 'Teapot', days, amount: 1_00, ...more },
});

describe('A reminder of storage, which may be read long after it came,', () => {
  it.each([
    [3, 'Free storage until November 27', '免费存放至 11月27日'],
    [-1, 'Free storage ended on November 27', '免费存放已于 11月27日 结束'],
  ])('names the day on which it ends (%d days left)', (days, english, chinese) => {
    const told = reminder(days, { at: '2026-11-27T16:20:00.000Z' });
    expect(notificationText(told, en).title).toBe(english);
    expect(notificationText(told, zh).title).toBe(chinese);
    expect(notificationText(told, zh).body).toContain('2026年11月27日 16:20 UTC');
  });

  it('names it by the clock and the calendar of its reader', () => {
    const told = reminder(3, { at: '2026-11-27T16:20:00.000Z' });
    const inShanghai = { ...zh, timeZone: 'Asia/Shanghai' };
    expect(notificationText(told, inShanghai).title).toBe('免费存放至 11月28日');
    expect(notificationText(told, inShanghai).body).toContain('2026年11月28日 00:20。');
    const inNewYork = { ...en, timeZone: 'America/New_York' };
    expect(notificationText(told, inNewYork).body).toContain('on Nov 27, 2026, 11:20 AM.');
  });

  it('and was kept without the day counts no days either', () => {
    expect(notificationText(reminder(3, {}), en)).toMatchObject({
      title: 'Free storage ends soon',
      body: expect.stringMatching(/^Free storage of “Teapot” ends soon\./),
    });
    expect(notificationText(reminder(-1, {}), zh).title).toBe('免费存放已结束');
  });
});
