import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { confirmReceipts } from './receipts/confirm-receipts';
import { PackageIdsArgs, PackagesArgs } from './package.inputs';
import { listPackages } from './package-list.queries';
import { findPackage, findPackages } from './package.queries';
import { PackagePage, PackagePayload, PackagesPayload, PackageType } from './package.types';
import { presentChangedPackage } from './present-package';

@Resolver()
export class PackageResolver {
  @Authorized()
  @Query(() => PackagePage, { description: 'Your packages, newest first, with counts.' })
  packages(@Ctx() context: RequestContext, @Args() args: PackagesArgs): Promise<PackagePage> {
    return listPackages(context.services, requireViewer(context), args);
  }

  @Authorized()
  @Query(() => PackageType, {
    nullable: true,
    description: 'One of your packages; null where there is none of that id.',
  })
  package(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the package, or its number.' }) id: string,
  ): Promise<PackageType | null> {
    return findPackage(context.services, requireViewer(context), id);
  }

  @Authorized()
  @Mutation(() => PackagePayload, { description: 'Says that a package has arrived.' })
  async confirmReceipt(
    @Ctx() context: RequestContext,
    @Arg('packageId', () => ID, { description: 'Id of the package.' }) packageId: string,
  ): Promise<PackagePayload> {
    await confirmReceipts(context.services, requireViewer(context), [packageId]);
    return presentChangedPackage(context, packageId);
  }

  @Authorized()
  @Mutation(() => PackagesPayload, {
    description: 'Says that several packages have arrived: all of them, or none where one cannot.',
  })
  async confirmReceipts(
    @Ctx() context: RequestContext,
    @Args() { packageIds }: PackageIdsArgs,
  ): Promise<PackagesPayload> {
    const viewer = requireViewer(context);
    await confirmReceipts(context.services, viewer, packageIds);
    return { packages: await findPackages(context.services, viewer, packageIds), viewer };
  }
}
