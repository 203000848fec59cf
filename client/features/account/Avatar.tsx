import { chakra } from '@chakra-ui/react';

interface AvatarProps {
  name: string;
  /** Address of the picture; without one the first letter of the name is shown. */
  url: string | null | undefined;
  /** Width and height in pixels, where text has its usual size. */
  size?: number;
}

export function Avatar({ name, url, size = 32 }: AvatarProps) {
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  if (url) return <Picture src={url} alt="" {...box} />;
  return (
    <Letter aria-hidden {...box} fontSize={`${size / 32}rem`}>
      {firstSign(name).toUpperCase()}
    </Letter>
  );
}

/** Returns the first sign as it is seen: what is joined out of several, as a family of emoji, stays one. */
function firstSign(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}

const Picture = chakra('img', {
  base: { flexShrink: '0', borderRadius: 'full', objectFit: 'cover' },
});

const Letter = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    background: 'brand',
    color: 'brandText',
    fontFamily: 'heading',
    fontWeight: '600',
  },
});
