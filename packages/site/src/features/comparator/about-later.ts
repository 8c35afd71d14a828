// Of its own, so that a browser loads it where it has to write the part itself.
export { AboutComparator } from './about-comparator.tsx';
