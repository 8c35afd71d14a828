import { definitionOfProfile } from '@cotejo/contract/form-definition';
import { editionIds, editionOf } from '@cotejo/core/editions';
import { definitionFaults } from '@cotejo/core/form-definition-check';
import { addRow, initialAnswers, rowGroupsOf, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { expect, it } from 'vitest';
import { profileFormOf } from '../packages/server/src/features/forms/profile-forms.ts';
import { renderForm } from '../packages/site/src/form/testing/render-form.tsx';
import { demoCatalogues } from './catalogues.ts';

/** The form of each type of profile that an edition's comparators ask. */
const forms = editionIds.flatMap((id) => {
  const { comparators } = snapshotOfContents(demoCatalogues().filter(({ edition }) => edition === id));
  const types = [...new Set(comparators.map(({ productType }) => productType))];
  return types.flatMap((type) => {
    const form = profileFormOf(type, { edition: editionOf(id), comparators, scripts: new Map() });
    return form === null ? [] : [{ edition: id, type, definition: definitionOfProfile(form) }];
  });
});

/** Its first answers, with a row in each group, also in those that begin with none. */
function withRows(definition: FormDefinition): FormAnswers {
  return rowGroupsOf(definition).reduce(
    (answers, group) => ((answers.rows[group] ?? []).length === 0 ? addRow(definition, answers, group) : answers),
    initialAnswers(definition),
  );
}

it.each(editionIds)('of %s are there for profiles', (edition) => {
  expect(forms.filter((form) => form.edition === edition)).not.toEqual([]);
});

it.each(forms)('$edition: the profile of $type is a definition as it should be, and drawn with each field', (form) => {
  const { edition, definition } = form;
  expect(definitionFaults(definition)).toEqual([]);
  const html = renderForm(definition, { edition, returned: { answers: withRows(definition), faults: {}, isConfirmed: false } });
  for (const { name, label, isMultiple } of definition.fields) {
    expect(html).toContain(label);
    expect(html).toMatch(new RegExp(`name="${isMultiple ? String.raw`[\w-]+\.0\.` : ''}${name}"`));
  }
  for (const [, id = ''] of html.matchAll(/<label for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});
