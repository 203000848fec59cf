import { Entity, PrimaryColumn } from 'typeorm';
import { CodeColumn, LongTextColumn, TextColumn } from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** What an operator changed of a kind of restricted goods; lists are parted by commas. */
@Entity('restricted_goods')
export class RestrictedGoods {
  @PrimaryColumn({ type: 'varchar', length: 20 }) kind!: string;
  @CodeColumn(20) rule!: string;
  /** Ids of the delivery lines that carry it. */
  @TextColumn(500, impersonal) lineIds!: string;
  /** Words by which such goods are known beside our own. */
  @LongTextColumn(impersonal) wordsEn!: string;
  @LongTextColumn(impersonal) wordsZh!: string;
  /** What contains such a word and means something else, in any language. */
  @LongTextColumn(impersonal) exceptions!: string;
}
