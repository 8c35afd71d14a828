import { choose, openLayer, readChoice, type MeasuringChoice } from '../analytics/data-layer.ts';

const store = (): Storage => localStorage;

/** Refuses all measuring on every page before anything else is said, and grants what the visitor has granted. */
export function openMeasuring(): void {
  openLayer(window, readChoice(store));
}

function isChoice(text: string | undefined): text is MeasuringChoice {
  return text === 'granted' || text === 'denied';
}

/** Lets the visitor choose: its buttons say which of them holds. */
export function offerMeasuring(section: HTMLElement): void {
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-measuring-choice]')];
  const show = (choice: MeasuringChoice): void => {
    for (const button of buttons) button.ariaPressed = String(button.dataset['measuringChoice'] === choice);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { measuringChoice } = button.dataset;
      if (!isChoice(measuringChoice)) return;
      choose(window, measuringChoice, store);
      show(measuringChoice);
    });
  }
  show(readChoice(store));
  section.hidden = false;
}
