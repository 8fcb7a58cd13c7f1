/**
 * What elements are made with, as one module of ours. A bundler that imports from CommonJS, which React is, otherwise
 * writes `(0, r.jsx)(…)` for each element, with a name of its own for `r` in each file.
 */
import { Fragment as fragment, jsx as make, jsxs as makeWithChildren } from 'react/jsx-runtime';

export const jsx = make;
export const jsxs = makeWithChildren;
export const Fragment = fragment;
