/** What the operator may adjust, with the values that hold until then (EN-05). */
export const siteDefaults = {
  /** Name of the website; pages and mails use it. */
  name: 'Tidebox',
  /** Where shoppers write to. */
  serviceEmail: 'service@tidebox.example',
  /** Path of the logo image. */
  logo: '/icon.svg',
  /** Where the three social icons of the footer lead (FT-03). */
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
} as const;

export type SettingKey = keyof typeof siteDefaults;

export type SiteSettings = Readonly<Record<SettingKey, string>>;

/** The networks of the footer, in their order. */
export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const settingKeys = Object.keys(siteDefaults) as SettingKey[];
