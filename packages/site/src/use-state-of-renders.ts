import { useReducer } from 'react';

/** Changes a state to what is made of it as it stands when the change is rendered. */
type Update<State> = (change: (before: State) => State) => void;

function changed<State>(before: State, change: (before: State) => State): State {
  return change(before);
}

/**
 * A state that renders themselves bring up to date, and events change from what it was. `useState` works a change out at once, from
 * the last render, also where that was given up for this very change: a key in a box would take what has not arrived for arrived.
 */
export function useStateOfRenders<State>(begin: () => State): readonly [State, Update<State>] {
  return useReducer(changed<State>, undefined, begin);
}
