import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkStyle, styles } from './mail-styles.ts';
import { footerOf, languageOf, type MailFrame } from './mail-text.ts';
import { withWholeFigures } from './whole-figures.ts';
import type { MailContent } from './written-message.ts';

type Name = keyof typeof styles;

/** How a part looks: in its attribute, and by a class that a dark screen changes. */
function look(name: Name): { readonly className: string; readonly style: CSSProperties } {
  return { className: `m-${name}`, style: styles[name] };
}

function rowsOf(rows: MailContent['rows']): ReactElement | null {
  if (rows.length === 0) return null;
  // Two rows may have one label.
  const lines = rows.map(([label, value], place) =>
    h(
      'tr',
      { key: place },
      h('th', { ...look('label'), scope: 'row', align: 'left' }, label),
      h('td', { ...look('value') }, value),
    ),
  );
  return h('table', { ...look('table'), cellPadding: 0, cellSpacing: 0, width: '100%' }, h('tbody', null, lines));
}

function stopLine(frame: MailFrame): ReactElement | null {
  if (frame.stopUrl === null) return null;
  const [before, link] = footerOf(frame).stop;
  return h(Text, look('small'), `${before} `, h(Link, { ...look('link'), href: frame.stopUrl }, link));
}

function mail(content: MailContent, frame: MailFrame): ReactElement {
  const { preview, heading, paragraphs, rows, action, closing, closingLinks = [] } = withWholeFigures(content, frame.edition);
  const texts = (lines: readonly string[], name: Name) => lines.map((line) => h(Text, { ...look(name), key: line }, line));
  return h(
    Html,
    { lang: languageOf(frame), dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyle } }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      look('page'),
      h(
        Container,
        look('column'),
        h(Text, look('brand'), frame.edition.brand.name),
        h(
          Section,
          look('card'),
          h(Heading, { ...look('heading'), as: 'h1' }, heading),
          texts(paragraphs, 'text'),
          rowsOf(rows),
          action === undefined ? null : h(Button, { ...look('button'), href: action.url }, action.label),
          closing.length === 0 ? null : h(Hr, look('rule')),
          texts(closing, 'small'),
          closingLinks.map(({ label, url }) =>
            h(Text, { ...look('small'), key: url }, h(Link, { ...look('link'), href: url }, label)),
          ),
        ),
        texts(footerOf(frame).lines, 'small'),
        stopLine(frame),
      ),
    ),
  );
}

/**
 * The HTML part of a mail: one column that fits a phone, in our colours by day and by night, with no pictures, no scripts and
 * nothing that tells when it is read.
 */
export function mailHtml(content: MailContent, frame: MailFrame): string {
  const doctype =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
  return doctype + renderToStaticMarkup(mail(content, frame));
}
