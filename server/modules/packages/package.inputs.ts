import { ArgsType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { ChoiceField, IdsField } from '../../platform/graphql/input-fields';
import { SearchArgs } from '../../platform/graphql/list-args';
import { packageStatuses, type PackageStatus } from './package.machine';
import { PackageStatusEnum } from './package.types';

/** As many packages as one page of a list shows at most. */
@ArgsType()
export class PackageIdsArgs {
  @IdsField('Ids of your packages.', MAX_PAGE_SIZE)
  packageIds!: string[];
}

/** Which of the shopper's packages are listed. */
@ArgsType()
export class PackagesArgs extends SearchArgs {
  @ChoiceField(() => PackageStatusEnum, packageStatuses, 'One status; all when left out.', {
    nullable: true,
  })
  status?: PackageStatus | null;
}
