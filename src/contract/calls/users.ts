import { createdUserAnswer, userAnswer } from '../answers/user.ts';
import { userInput, userUpdateInput } from '../inputs/user.ts';
import { catalogueCalls } from './catalogue-calls.ts';

const users = catalogueCalls({
  one: 'a user',
  many: 'users',
  input: userInput,
  update: userUpdateInput,
  row: userAnswer,
  created: createdUserAnswer,
  done: {
    created: 'Usuario creado exitosamente',
    updated: 'Usuario actualizado exitosamente',
    deleted: 'Usuario eliminado exitosamente',
  },
  refusals: {
    save: ['usernameTaken', 'emailTaken'],
    update: ['ownUserDeactivation', 'ownUserDemotion'],
    missing: 'userMissing',
    deletion: ['ownUserDeletion'],
  },
});

/** The users of the console. */
export const userCalls = {
  listUsers: users.list,
  createUser: users.create,
  updateUser: users.update,
  deleteUser: users.remove,
} as const;
