/** The way on to the assistance provider, loaded once a request for travel was sent. */
export { AssistanceHandOff } from './assistance-hand-off.tsx';
