import { Entity, PrimaryColumn } from 'typeorm';
import { CodeColumn, InstantColumn } from '../../platform/db/columns';

/** An issued captcha without an answer yet; any process of the cluster can check it. */
@Entity('captchas')
export class IssuedCaptcha {
  /** SHA-256 of the key that the form sends with the answer. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id!: string;
  /** Hash of the characters in the picture. */
  @CodeColumn(64) pictureHash!: string;
  /** Hash of the answer to the sum in words. */
  @CodeColumn(64) sumHash!: string;
  @InstantColumn() expiresAt!: Date;
}
