import { ArgsType, InputType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import type { Sort } from '../../kernel/slice';
import { ChoiceField, IdField, IdsField, InputField } from '../../platform/graphql/input-fields';
import { SearchFilter } from '../../platform/graphql/list-filters';
import { PageArgs } from '../../platform/graphql/page-args';
import { sortOf } from '../../platform/graphql/sort';
import type { PackageSortField } from './package-list.queries';
import { packageStatuses, type PackageStatus } from './package.machine';
import { PackageStatusEnum } from './package.types';

@InputType({ description: 'A package that has arrived.' })
export class ConfirmReceiptInput {
  @IdField('Id of one of your packages.')
  packageId!: string;
}

/** As many packages as one page of a list shows at most. */
@InputType({ description: 'Packages that have arrived.' })
export class ConfirmReceiptsInput {
  @IdsField('Ids of your packages, 1 to 50.', MAX_PAGE_SIZE)
  packageIds!: string[];
}

@InputType({ description: 'Which of your packages are listed; all that is said must hold.' })
export class PackageFilter extends SearchFilter {
  @ChoiceField(() => PackageStatusEnum, packageStatuses, 'Only those with this status.', {
    nullable: true,
  })
  status?: PackageStatus | null;
}

const PackageSort = sortOf<PackageSortField>('Package', {
  CREATED_AT: 'When it was paid.',
  LOGISTICS_FEE: 'What was paid for it.',
});

@ArgsType()
export class PackagesArgs extends PageArgs {
  @InputField(() => PackageFilter, 'Which of them; all when left out.', { nullable: true })
  filter?: PackageFilter | null;

  @InputField(() => PackageSort, 'In which order; the newest first when left out.', {
    nullable: true,
  })
  sort?: Sort<PackageSortField> | null;
}
