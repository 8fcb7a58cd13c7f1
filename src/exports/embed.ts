'use client';

export { defineGraduationElements } from '../embed/define-elements.ts';
