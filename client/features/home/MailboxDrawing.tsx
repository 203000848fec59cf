import { chakra } from '@chakra-ui/react';

/** A mailbox of one's own, its flag up; ornament where there is room. */
export function MailboxDrawing() {
  return (
    <chakra.svg
      viewBox="0 0 320 190"
      width="320px"
      display={{ base: 'none', lg: 'block' }}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      color="ink"
    >
      <chakra.g color="brand" strokeWidth="4">
        <path d="M8 120 C 40 30, 90 20, 128 62" strokeDasharray="0.1 12" />
      </chakra.g>
      <chakra.path fill="surface" d="M150 104V66a30 30 0 0 1 30-30h94a30 30 0 0 1 30 30v38z" />
      <chakra.path fill="kraft" d="M150 104V66a30 30 0 0 1 60 0v38z" />
      <path d="M216 104v82M240 104v82M196 186h76M168 74h24" />
      <chakra.path fill="surface" d="M128 70h44v30h-44zM128 70l22 17 22-17" />
      <chakra.g color="accent">
        <path d="M268 74V22" />
        <path d="M268 22h26v18h-26z" fill="currentColor" />
      </chakra.g>
      <chakra.g color="kraft">
        <path d="M20 186h270M40 178l6 8M52 176v10M64 178l-6 8" />
      </chakra.g>
    </chakra.svg>
  );
}
