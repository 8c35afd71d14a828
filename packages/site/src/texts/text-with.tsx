import { Fragment, type ReactNode } from 'react';
import { textPieces } from './texts.ts';

interface TextWithProps {
  /** A text of a catalogue for which values were not given: `{{name}}` still stands in it. */
  readonly text: string;
  /** What stands in the place of each. */
  readonly elements: Readonly<Record<string, ReactNode>>;
  /** Class of what is written around them, e.g. where it is only heard. */
  readonly around?: string;
}

/** A text with elements in it, so that the sentence stays whole in its catalogue and each language orders it its own way. */
export function TextWith({ text, elements, around }: TextWithProps) {
  return textPieces(text).map((piece, index) => {
    if (piece === '') return null;
    if (index % 2 === 1) return <Fragment key={index}>{elements[piece] ?? `{{${piece}}}`}</Fragment>;
    return around === undefined ? (
      piece
    ) : (
      <span key={index} className={around}>
        {piece}
      </span>
    );
  });
}
