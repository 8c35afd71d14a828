/** The box over the page as a part of it, for as long as it is printed. */
function layIntoPage(box: HTMLDialogElement): void {
  const { activeElement } = document;
  const laid = new AbortController();
  const { signal } = laid;
  // That it leaves its layer is told as though somebody had closed it.
  box.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, signal });
  box.close();
  box.show();
  const layOver = (): void => {
    box.close();
    box.showModal();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    setTimeout(() => laid.abort());
  };
  addEventListener('afterprint', layOver, { once: true });
}

function onPrint(): void {
  const box = document.querySelector<HTMLDialogElement>('dialog:modal');
  if (box) layIntoPage(box);
}

/**
 * Has a box that lies over the page printed whole: browsers print what is over all else as far as one screen shows it, once more on each
 * page. Gives what ends it.
 */
export function printWhole(): () => void {
  addEventListener('beforeprint', onPrint);
  return () => removeEventListener('beforeprint', onPrint);
}
