import { Fragment, type ReactNode } from 'react';

interface MarkedTextProps {
  /** A whole text, with its values: 'Escríbenos a <email>ayuda@site.test</email>.' */
  readonly text: string;
  /** How the words of each mark are shown, by its name. A mark without one shows its words plain. */
  readonly marks: Readonly<Record<string, (words: string) => ReactNode>>;
}

const marked = /<(\w+)>(.*?)<\/\1>/gs;

/** A sentence with a link or another element in it, whole for whoever translates it: marks stand where the language wants them. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: words = '', index } of text.matchAll(marked)) {
    const show = marks[name];
    pieces.push(text.slice(end, index), show ? show(words) : words);
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)].map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}
