import { expect, type Locator } from '@playwright/test';
import { press } from './press';
import { Reader } from './reader';
import type { ChosenFile } from './samplePictures';

/** A shopper who looks after their account. */
export class AccountHolder extends Reader {
  async choosesNewPassword(password: string): Promise<void> {
    await this.fillInPassword('entry.newPassword', password);
    await this.fillInPassword('entry.passwordAgain', password);
    await this.press('entry.resetPassword.save');
  }

  /** Chooses a part of the picture by the keyboard; every place that shows the shopper has it. */
  async takesPictureOfSelf(file: ChosenFile): Promise<void> {
    await this.pictureInput.setInputFiles(file);
    await this.savesPicture(file);
  }

  /** The browser converts an unsupported picture by itself, with a note. */
  async hasPictureDrawnAnew(file: ChosenFile): Promise<void> {
    await this.pictureInput.setInputFiles(file);
    await this.reads('pictures.smaller');
    await this.savesPicture(file);
  }

  private async savesPicture(file: ChosenFile): Promise<void> {
    const shown = this.page.locator('img[src*="/uploads/"]');
    const before = (await shown.count()) > 0 ? await shown.first().getAttribute('src') : '';
    await this.page.getByLabel(this.say('settings.avatar.zoom')).press('ArrowRight');
    await this.press('settings.avatar.save');
    await expect(async () => {
      const now = await shown.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ src, naturalWidth }) => (naturalWidth > 0 ? src : 'broken')),
      );
      expect(new Set(now).size, `${file.name}: ${now.join()}`).toBe(1);
      expect(now).not.toContain('broken');
      expect(now[0]).not.toBe(before);
    }).toPass({ timeout: 60_000 });
  }

  async isRefusedThePicture(file: ChosenFile, told: string): Promise<void> {
    await this.pictureInput.setInputFiles(file);
    await this.readsAtPicture(told);
  }

  /** The file looks good; only the server sees what it is. */
  async isRefusedTheSentPicture(file: ChosenFile, told: string): Promise<void> {
    await this.pictureInput.setInputFiles(file);
    await this.press('settings.avatar.save');
    await this.readsAtPicture(told);
  }

  async asksForEmail(email: string, password: string): Promise<void> {
    await this.press('settings.email.change');
    await this.fillIn('settings.email.new', email);
    await this.fillInPassword('entry.password', password);
    await this.press('settings.email.send');
    await expect(this.page.getByRole('main').getByText(email)).toBeVisible();
  }

  /** Signs the one other device out. */
  async endsOtherSession(): Promise<void> {
    const anyDevice = this.say('settings.sessions.endOf', { device: '.*', since: '.*' });
    // Accessible names contain no non-breaking spaces.
    const name = new RegExp(anyDevice.replaceAll('\u00a0', ' '));
    await press(this.page.getByRole('button', { name }));
    await this.reads('settings.sessions.ended');
  }

  async deletesAccount(password: string): Promise<void> {
    await this.press('settings.delete.start');
    await this.fillInPassword('entry.password', password);
    await this.press('settings.delete.confirm');
    await this.reads('settings.delete.done');
  }

  async reads(id: string, values: Record<string, number> = {}): Promise<void> {
    await expect(this.page.getByText(this.say(id, values))).toBeVisible();
  }

  private async readsAtPicture(told: string): Promise<void> {
    await expect(this.pictureInput).toHaveAttribute('aria-invalid', 'true');
    await expect(this.pictureInput).toHaveAccessibleDescription(new RegExp(`${told}$`));
  }

  private get pictureInput(): Locator {
    return this.page.locator('input[type=file]');
  }
}
