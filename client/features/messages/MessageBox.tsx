import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { MessageItem_MessageFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { useSelection } from '../../ui/lists/useSelection';
import { DeleteMessagesDialog } from './DeleteMessagesDialog';
import { MessagePane } from './MessagePane';
import { MessageRow } from './MessageRow';
import { MessageToolbar } from './MessageToolbar';
import { useMessageCommands } from './useMessageCommands';

interface MessageBoxProps {
  messages: readonly FragmentType<typeof MessageItem_MessageFragmentDoc>[];
  /** The message that is read, where it stands among these. */
  openId: string | null;
  /** Address of this list with a message open, or with none. */
  hrefOf: (id?: string) => string;
  /** Messages were deleted: those of the next page may move up. */
  onDeleted: () => void;
}

/** The messages of a page as a list and, beside it, the one that is open; on phones one of both. */
export function MessageBox({ openId, hrefOf, onDeleted, ...props }: MessageBoxProps) {
  const messages = readFragment(MessageItem_MessageFragmentDoc, props.messages);
  const navigate = useNavigate();
  const commands = useMessageCommands();
  const [leaving, setLeaving] = useState<string[]>();
  const { chosen, choose, chooseAll } = useSelection(messages.map(({ id }) => id));
  const open = messages.find(({ id }) => id === openId);

  async function remove(ids: string[]) {
    const isGone = await commands.remove(ids);
    setLeaving(undefined);
    if (!isGone) return;
    if (open && ids.includes(open.id)) void navigate(hrefOf(), { replace: true });
    onDeleted();
  }

  return (
    <Columns>
      <Card padding="0" display={open && { base: 'none', lg: 'block' }}>
        <MessageToolbar
          count={messages.length}
          chosenCount={chosen.length}
          onChooseAll={chooseAll}
          onMarkRead={() => void commands.markRead(chosen).then(() => chooseAll(false))}
          onDelete={() => setLeaving(chosen)}
        />
        <chakra.ul listStyleType="none">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              href={hrefOf(message.id)}
              isOpen={message === open}
              isSelected={chosen.includes(message.id)}
              onSelect={(isSelected) => choose(message.id, isSelected)}
            />
          ))}
        </chakra.ul>
      </Card>
      {open ? (
        <MessagePane
          message={open}
          backHref={hrefOf()}
          onRead={() => void commands.markRead([open.id])}
          onDelete={() => setLeaving([open.id])}
        />
      ) : (
        <Hint>
          <FormattedMessage id="messages.choose" />
        </Hint>
      )}
      {leaving && (
        <DeleteMessagesDialog
          count={leaving.length}
          isBusy={commands.isRemoving}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

const Hint = chakra('p', {
  base: {
    display: { base: 'none', lg: 'block' },
    padding: '12',
    border: '2px dashed {colors.kraft}',
    borderRadius: 'card',
    color: 'muted',
    textAlign: 'center',
  },
});
