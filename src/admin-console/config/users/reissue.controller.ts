import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { reissuePassword, type User } from '#api/users/users.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { FollowUp, RowActionDialogProps } from '../catalogue/catalogue.ts';
import { passwordToShow } from './password-follow-up.tsx';
import { usersMessages } from './users.messages.ts';

/** Replaces a user's password and shows the new one. If the response with it is lost, the action can be repeated. */
export function useReissue({ row, name, onFollowUp }: RowActionDialogProps<User>) {
  const messages = useMessages(usersMessages);
  const change = useChange(resources.users, messages.reissueFailed);
  const reissue = () => {
    let followUp: FollowUp | undefined;
    change.run({
      row,
      call: async (api, known) => {
        followUp = passwordToShow(name, await reissuePassword(api, known));
        return undefined;
      },
      done: messages.reissued,
      onDone: () => followUp && onFollowUp(followUp),
    });
  };
  return { change, reissue };
}
