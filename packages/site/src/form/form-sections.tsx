import { answerKey, sectionsOf, type FormSection } from '@cotejo/core/forms';
import { FormFieldView } from './form-field.tsx';
import { FormFields } from './form-fields.tsx';
import { useFormParts } from './form-parts.ts';
import { FormRows } from './form-rows.tsx';
import { useGroupWords } from './use-group-words.ts';

type Group = Extract<FormSection, { kind: 'group' }>;

function GroupSection({ group }: { readonly group: Group }) {
  const { visible } = useFormParts();
  const { title } = useGroupWords(group.name);
  const isEmpty = group.rows === null && !group.fields.some((field) => visible.has(answerKey({ field, row: null })));
  if (isEmpty) return null;
  return (
    <fieldset className={group.wrapper === 'box' && group.rows === null ? 'rounded-control border border-line p-4' : ''}>
      <legend className="mb-3 text-base font-bold">{title}</legend>
      {group.rows === null ? <FormFields fields={group.fields} row={null} wrapper={group.wrapper} /> : <FormRows group={group} />}
    </fieldset>
  );
}

/** Every field of a form in its order, groups together where the first of theirs stands. */
export function FormSections() {
  const { definition, visible } = useFormParts();
  return (
    <div className="mt-5 grid gap-6 *:min-w-0">
      {sectionsOf(definition).map((section) => {
        switch (section.kind) {
          case 'group':
            return <GroupSection key={section.name} group={section} />;
          case 'field': {
            const place = { field: section.field, row: null };
            return visible.has(answerKey(place)) && <FormFieldView key={section.field.name} place={place} />;
          }
        }
      })}
    </div>
  );
}
