import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { editionIds } from '@cotejo/core/editions';
import { addRow, initialAnswers, rowGroupsOf, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';
import { profileQuestions } from '@cotejo/core/profile-questions';
import { requestProcessOf } from '@cotejo/core/request-process';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../packages/site/src/form/testing/render-form.tsx';
import { gatheredTexts, ownTexts } from '../packages/server/src/platform/http/testing/naughty-texts.ts';
import { demoForms } from './content/forms.ts';

const listed = [
  { value: 'CL', label: 'Chile', group: null },
  { value: 'PE', label: 'Perú', group: null },
];

/** A form with something in each shared list, as the API's answer has it. */
function definitionOf(definition: unknown): FormDefinition {
  const [form] = integrationFormsSchema.parse(definition).integrationForms;
  if (!form) throw new Error('no form');
  const { fields, ...rest } = definitionOfIntegration(form);
  return { ...rest, fields: fields.map((field) => (field.list === null ? field : { ...field, options: listed })) };
}

/** Its first answers, with a row in each group, also in those that begin with none. */
function withRows(definition: FormDefinition): FormAnswers {
  const first = initialAnswers(definition);
  return rowGroupsOf(definition).reduce(
    (answers, group) => ((answers.rows[group] ?? []).length === 0 ? addRow(definition, answers, group) : answers),
    first,
  );
}

const forms = demoForms().map((form) => ({ ...form, definition: definitionOf(form.definition) }));

describe('the forms of the demonstration', () => {
  it.each(forms)('$edition: $name is drawn with the label of each field', ({ definition, edition }) => {
    const html = renderForm(definition, { edition, returned: { answers: withRows(definition), faults: {}, isConfirmed: false } });
    for (const { name, label, hideExpression, isMultiple } of definition.fields) {
      if (hideExpression !== null) continue;
      expect(html).toContain(label);
      expect(html).toMatch(new RegExp(`name="${isMultiple ? String.raw`[\w-]+\.0\.` : ''}${name}"`));
    }
    for (const [, id = ''] of html.matchAll(/<label for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });

  it.each(forms)('$edition: $name gives back what breaks careless programs as text, whole', ({ definition, edition }) => {
    const texts = [...Object.values(ownTexts), ...gatheredTexts];
    const empty = withRows(definition);
    const shown: string[] = [];
    // Another text in each field, so that all come by in few renderings.
    for (let from = 0; from < texts.length; from += definition.fields.length) {
      const textAt = (index: number): string => texts[(from + index) % texts.length] ?? '';
      const values = Object.fromEntries(Object.keys(empty.values).map((name, index) => [name, textAt(index)]));
      const rows = Object.fromEntries(
        Object.entries(empty.rows).map(([group, own]) => [
          group,
          own.map((row) => Object.fromEntries(Object.keys(row).map((name, index) => [name, textAt(index)]))),
        ]),
      );
      const html = renderForm(definition, { edition, returned: { answers: { values, rows }, faults: {}, isConfirmed: true } });
      expect(html).toMatch(/^<form[^>]*>.*<\/form>$/s);
      expect(html.match(/<form\b/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img|<iframe|<svg onload| on\w+="/i);
      shown.push(html);
    }
    expect(shown.join('')).toContain('&lt;script&gt;alert(');
  });

  it.each(editionIds)('of %s are there for contact', (edition) => {
    expect(forms.filter((form) => form.edition === edition).map(({ name }) => name)).toContain('contact');
  });

  it.each(editionIds)('of %s are there for each process that its requests ask for', (edition) => {
    const hashes = forms.filter((form) => form.edition === edition).map(({ hash }) => hash);
    const asked = profileQuestions
      .map((question) => requestProcessOf([question], { id: edition }))
      .filter((hash) => hash !== null);
    expect(asked.filter((hash) => !hashes.includes(hash))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
