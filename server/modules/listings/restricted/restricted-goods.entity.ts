import { Entity, PrimaryColumn } from 'typeorm';
import { CodeColumn, LongTextColumn, TextColumn } from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** An operator's changes of a kind of restricted goods; lists are separated by commas. */
@Entity('restricted_goods')
export class RestrictedGoods {
  @PrimaryColumn({ type: 'varchar', length: 20 }) kind!: string;
  @CodeColumn(20) rule!: string;
  /** Ids of the delivery lines that carry it. */
  @TextColumn(500, impersonal) lineIds!: string;
  /** Words of such goods in addition to the built-in ones. */
  @LongTextColumn(impersonal) wordsEn!: string;
  @LongTextColumn(impersonal) wordsZh!: string;
  /** Phrases that contain such a word and mean something else, in any language. */
  @LongTextColumn(impersonal) exceptions!: string;
}
