import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const marks = { email: (words: string) => <a href={`mailto:${words}`}>{words}</a>, strong: (words: string) => <b>{words}</b> };
const htmlOf = (text: string): string => renderToStaticMarkup(<MarkedText text={text} marks={marks} />);

describe('MarkedText', () => {
  it('shows marked words as its caller says, wherever they stand', () => {
    expect(htmlOf('A <email>a@b.test</email>, <strong>hoy</strong>.')).toBe(
      'A <a href="mailto:a@b.test">a@b.test</a>, <b>hoy</b>.',
    );
    expect(htmlOf('<strong>Hoy</strong>: <email>a@b.test</email>')).toBe('<b>Hoy</b>: <a href="mailto:a@b.test">a@b.test</a>');
  });

  it('shows words of an unknown mark plain, and a sign alone as it is', () => {
    expect(htmlOf('1 < 2 y <otra>esto</otra> <strong>')).toBe('1 &lt; 2 y esto &lt;strong&gt;');
  });
});
