export { useCombobox, useSelect } from 'downshift';
