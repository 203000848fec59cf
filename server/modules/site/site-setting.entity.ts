import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** A value of the site configuration that differs from its default (site.defaults.ts). */
@Entity('site_settings')
export class SiteSetting {
  @PrimaryColumn({ type: 'varchar', length: 60 }) key!: string;
  @TextColumn(500, impersonal) value!: string;
}
