import { Dialog, type DialogProps } from './dialog.tsx';

/** What needs room: a sheet from the foot of the screen on phones, a dialog on desktops. */
export function Sheet(props: Omit<DialogProps, 'place'>) {
  return <Dialog place="foot" {...props} />;
}
