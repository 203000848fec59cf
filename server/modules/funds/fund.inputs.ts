import { ArgsType, InputType } from 'type-graphql';
import type { Sort } from '../../kernel/slice';
import { ConnectionArgs } from '../../platform/graphql/connection.types';
import { ChoiceField, InputField } from '../../platform/graphql/input-fields';
import { PeriodFilter } from '../../platform/graphql/list-filters';
import { sortOf } from '../../platform/graphql/sort';
import { FundRecordTypeEnum } from './fund.types';
import { journalKinds, type JournalKind } from './journal-entry.entity';

@InputType({ description: 'Which of your fund records are listed; all that is said must hold.' })
export class FundRecordFilter extends PeriodFilter {
  @ChoiceField(() => FundRecordTypeEnum, journalKinds, 'Only those of one reason.', {
    nullable: true,
  })
  type?: JournalKind | null;
}

const FundRecordSort = sortOf('FundRecord', { AT: 'When the money moved.' });

@ArgsType()
export class FundRecordsArgs extends ConnectionArgs {
  @InputField(() => FundRecordFilter, 'Which of them; all when left out.', { nullable: true })
  filter?: FundRecordFilter | null;

  @InputField(() => FundRecordSort, 'In which order; the newest first when left out.', {
    nullable: true,
  })
  sort?: Sort<'AT'> | null;
}
