import { Entity, PrimaryColumn } from 'typeorm';
import { LongTextColumn, TextColumn } from '../../../platform/db/columns';

/** What an operator changed of a kind of restricted goods; lists are parted by commas. */
@Entity('restricted_goods')
export class RestrictedGoods {
  @PrimaryColumn({ type: 'varchar', length: 20 }) kind!: string;
  @TextColumn(20) rule!: string;
  /** Ids of the delivery lines that carry it. */
  @TextColumn(500) lineIds!: string;
  /** Words by which such goods are known beside our own. */
  @LongTextColumn() wordsEn!: string;
  @LongTextColumn() wordsZh!: string;
  /** What contains such a word and means something else, in any language. */
  @LongTextColumn() exceptions!: string;
}
