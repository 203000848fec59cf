import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

/** Points down in a button that opens something, and up while it is open. */
export function Chevron() {
  return <Turning size={16} strokeWidth={1.75} aria-hidden />;
}

const Turning = chakra(ChevronDown, {
  base: { flex: 'none', '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
