import { defineGraduationElements } from 'birrete/embed';
import { fakeFetch, graduationHandlers } from 'birrete/testing';

defineGraduationElements();

const element = document.createElement('graduation-status');
element.setAttribute('api-base', '/');
// With your API, remove this line and set `api-base` to its address.
element.api = { fetch: fakeFetch(graduationHandlers()) };
element.onFound = ({ status }) => element.after(` ${status}`);

document.getElementById('root')?.append(element);
