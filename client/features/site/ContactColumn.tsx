import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { readFragment, type FragmentType } from '../../gql';
import { ContactColumn_SiteFragmentDoc } from '../../gql/graphql';
import { estimateHref } from '../../routes/estimatePlace';
import { FooterColumn, footerLink } from './FooterColumn';
import { SocialIcon } from './SocialIcon';

const MailLink = chakra('a', footerLink);
const PageLink = chakra(Link, footerLink);

interface ContactColumnProps {
  site: FragmentType<typeof ContactColumn_SiteFragmentDoc>;
}

/** Contact details of the service (FT-03), from the site's configuration. */
export function ContactColumn({ site }: ContactColumnProps) {
  const text = useText();
  const { name, serviceEmail, socialLinks } = readFragment(ContactColumn_SiteFragmentDoc, site);
  return (
    <FooterColumn title={text('common.contact')}>
      <MailLink href={`mailto:${serviceEmail}`} overflowWrap="anywhere">
        {serviceEmail}
      </MailLink>
      <chakra.p paddingY={{ base: '3', md: '6px' }} lineHeight="1.25rem">
        {text('common.serviceHours')}
      </chakra.p>
      <PageLink to={estimateHref}>{text('home.cost.title')}</PageLink>
      <Flex gap="2" marginTop="2">
        {socialLinks.map(({ network, url }) => (
          <IconLink
            key={network}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={text('common.socialLink', { site: name, network: named(network) })}
          >
            <SocialIcon network={network} />
          </IconLink>
        ))}
      </Flex>
    </FooterColumn>
  );
}

const IconLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'full',
    color: 'muted',
    _hover: { color: 'brand', borderColor: 'brand' },
  },
});

const named = (network: string) =>
  network === 'YOUTUBE' ? 'YouTube' : network.charAt(0) + network.slice(1).toLowerCase();
