import { personAnswer, publicPersonAnswer } from 'birrete/contract';
import * as v from 'valibot';

/** The columns of `applications` that hold the person. */
export const personColumns = v.keyof(personAnswer).options;

/** The columns of the person that the status look-up answers. */
export const publicPersonColumns = v.keyof(publicPersonAnswer).options;
