type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** A press that follows a link here: any other asks the browser for another tab, a window or a file. */
export function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
