import { ArgsType } from 'type-graphql';
import { ChoiceField } from '../../platform/graphql/input-fields';
import { PeriodArgs } from '../../platform/graphql/list-args';
import { FundRecordTypeEnum } from './fund.types';
import { journalKinds, type JournalKind } from './journal-entry.entity';

/** Which of the shopper's fund records are listed. */
@ArgsType()
export class FundRecordsArgs extends PeriodArgs {
  @ChoiceField(() => FundRecordTypeEnum, journalKinds, 'One reason; all when left out.', {
    nullable: true,
  })
  type?: JournalKind | null;
}
