import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

const tones = {
  ok: { color: 'ok', background: 'okTint' },
  warn: { color: 'warn', background: 'warnTint' },
  danger: { color: 'danger', background: 'dangerTint' },
  info: { color: 'info', background: 'infoTint' },
  neutral: { color: 'neutral', background: 'neutralTint' },
};

export interface StampLook {
  tone: keyof typeof tones;
  icon: LucideIcon;
}

interface StatusStampProps extends StampLook {
  label: string;
}

/** A status as a postmark: colour, icon and label, so that none is the only sign. */
export function StatusStamp({ tone, icon: Icon, label }: StatusStampProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingX="2"
      paddingY="1"
      borderRadius="full"
      border="1px dashed currentColor"
      fontFamily="body"
      fontSize="sm"
      fontWeight="600"
      lineHeight="1.2"
      whiteSpace="nowrap"
      {...tones[tone]}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {label}
    </chakra.span>
  );
}
