import { defineGraduationElements } from './define-elements.ts';

/** The script that a page without React loads by its tag. */
defineGraduationElements();
