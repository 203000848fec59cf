import { Arg, Args, Ctx, ID, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { confirmReceipts } from './receipts/confirm-receipts';
import { ConfirmReceiptInput, ConfirmReceiptsInput, PackagesArgs } from './package.inputs';
import { listPackages } from './package-list.queries';
import { findPackage, findPackages } from './package.queries';
import {
  ConfirmReceiptPayload,
  ConfirmReceiptsPayload,
  PackagePage,
  PackageType,
} from './package.types';
import { presentChangedPackage } from './present-package';

@Resolver()
export class PackageResolver {
  @AuthorizedQuery(() => PackagePage, { description: 'Your packages, with counts.' })
  packages(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { filter, sort, ...page }: PackagesArgs,
  ): Promise<PackagePage> {
    return listPackages(services, viewer, { ...page, ...filter, sort });
  }

  @AuthorizedQuery(() => PackageType, {
    nullable: true,
    description: 'One of your packages; null where there is none of that id.',
  })
  package(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the package, or its number.' }) id: string,
  ): Promise<PackageType | null> {
    return findPackage(services, viewer, id);
  }

  @AuthorizedMutation(() => ConfirmReceiptPayload, {
    description: 'Confirms receipt of a package.',
  })
  async confirmReceipt(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which package.' }) { packageId }: ConfirmReceiptInput,
  ): Promise<ConfirmReceiptPayload> {
    await confirmReceipts(services, viewer, [packageId]);
    return presentChangedPackage(services, viewer, packageId);
  }

  @AuthorizedMutation(() => ConfirmReceiptsPayload, {
    description: 'Confirms receipt of several packages; all of them or none.',
  })
  async confirmReceipts(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which packages.' }) { packageIds }: ConfirmReceiptsInput,
  ): Promise<ConfirmReceiptsPayload> {
    await confirmReceipts(services, viewer, packageIds);
    return { packages: await findPackages(services, viewer, packageIds), viewer };
  }
}
