import type { WizardLists } from 'birrete/graduation-wizard';
import { createContext } from 'react';

/** The lists that the server has rendered into the page. */
export const FirstLists = createContext<WizardLists | undefined>(undefined);
