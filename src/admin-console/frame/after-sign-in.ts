/**
 * What a person comes to once the server has answered their sign-in: the console, or the choice of a password of their
 * own. Both are fetched together, while the server checks the first one.
 */
export { NewPasswordStep } from '../sign-in/new-password-step.tsx';
export { ConsoleFrame } from './console-frame.tsx';
