import { ArgsType, InputType } from 'type-graphql';
import type { Period } from '../../kernel/page';
import type { Sort } from '../../kernel/slice';
import { ConnectionArgs } from '../../platform/graphql/connection.types';
import { ChoiceField, InputField, InstantField } from '../../platform/graphql/input-fields';
import { PeriodFilter } from '../../platform/graphql/list-filters';
import { sortOf } from '../../platform/graphql/sort';
import { FundRecordGroupEnum, FundRecordTypeEnum } from './fund.types';
import { fundRecordGroups, type FundRecordGroup } from './fund-record-groups';
import { journalKinds, type JournalKind } from './journal-entry.entity';

@InputType({ description: 'Which of your fund records are listed; all that is said must hold.' })
export class FundRecordFilter extends PeriodFilter {
  @ChoiceField(() => FundRecordTypeEnum, journalKinds, 'Only those of one reason.', {
    nullable: true,
  })
  type?: JournalKind | null;

  @ChoiceField(() => FundRecordGroupEnum, fundRecordGroups, 'Only those of one group.', {
    nullable: true,
  })
  group?: FundRecordGroup | null;
}

/** Of which time a statement is; each end may be open. */
@ArgsType()
export class StatementArgs implements Period {
  @InstantField('From this instant on; from the first movement when left out.')
  from?: Date | null;

  @InstantField('Before this instant; until now when left out.')
  to?: Date | null;
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
