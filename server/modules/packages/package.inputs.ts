import { ArgsType } from 'type-graphql';
import { ChoiceField } from '../../platform/graphql/input-fields';
import { PageArgs } from '../../platform/graphql/page-args';
import { packageStatuses, type PackageStatus } from './package.machine';
import { PackageStatusEnum } from './package.types';

/** Which of the shopper's packages are listed. */
@ArgsType()
export class PackagesArgs extends PageArgs {
  @ChoiceField(() => PackageStatusEnum, packageStatuses, 'One status; all when left out.', {
    nullable: true,
  })
  status?: PackageStatus | null;
}
