import { choose, readChoice, type MeasuringChoice } from '../analytics/data-layer.ts';
import { local } from './kept-values.ts';

/** The choice that a button stands for; null: it is none of them. */
export function choiceOf({ dataset: { measuringChoice: choice } }: HTMLElement): MeasuringChoice | null {
  return choice === 'granted' || choice === 'denied' ? choice : null;
}

/** Lets the visitor choose: its buttons say which of them holds. */
export function offerMeasuring(section: HTMLElement): void {
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-measuring-choice]')];
  const show = (choice: MeasuringChoice): void => {
    for (const button of buttons) button.ariaPressed = String(choiceOf(button) === choice);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = choiceOf(button);
      if (choice === null) return;
      choose(window, choice, local);
      show(choice);
    });
  }
  show(readChoice(local));
  section.hidden = false;
}
