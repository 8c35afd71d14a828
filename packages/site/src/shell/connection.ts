/** Milliseconds that the return of the connection stays said. */
const saidFor = 4000;

/** Says under the bar that the connection is gone, and for a while that it came back. */
export function tellConnection(note: HTMLElement): void {
  const { offline = '', online = '' } = note.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string): void {
    clearTimeout(timer);
    note.textContent = text;
  }

  addEventListener('offline', () => say(offline));
  addEventListener('online', () => {
    // Said only to who was told of the loss.
    if (note.textContent === '') return;
    say(online);
    timer = setTimeout(() => say(''), saidFor);
  });
  if (!navigator.onLine || note.dataset['lost'] !== undefined) say(offline);
}
