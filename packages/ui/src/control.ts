import { cva } from 'class-variance-authority';

/** Classes of a text box or a select. */
export const controlClass = cva('control-base', {
  variants: { invalid: { true: 'border-2 border-danger', false: '' } },
  defaultVariants: { invalid: false },
});
