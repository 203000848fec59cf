import { chakra } from '@chakra-ui/react';
import { dotted } from '../../ui/values/dotted';
import type { PackageDetail_PackageFragment } from '../../gql/graphql';

/** The confirmed destination of a package. */
export function PackageAddress(props: { address: PackageDetail_PackageFragment['address'] }) {
  const { address } = props;
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere">
      <p>{address.fullName}</p>
      <p>{address.detail}</p>
      <p>{address.cityLine}</p>
      <p>{address.countryName}</p>
      <chakra.p color="muted">{dotted([address.phone, address.email])}</chakra.p>
    </chakra.address>
  );
}
