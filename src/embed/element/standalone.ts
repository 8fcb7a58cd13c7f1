import { defineGraduationElements } from './define-elements.ts';

/** The script for pages without React. */
defineGraduationElements();
