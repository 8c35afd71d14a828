import { answerAt, answerKey, answerPlaces, type AnswerPlace, type FormAnswers } from './form-answers.ts';
import { rowGroupOf, type FormDefinition, type FormField } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';
import { isTrue, readHideExpression, type ExpressionValue, type HideExpression } from './hide-expression.ts';
import { numberIn } from './read-answer.ts';

const expressions = new WeakMap<FormField, HideExpression | 'none'>();

/** The expression of a field, read once. A field whose expression is none is shown. */
function expressionOf(field: FormField): HideExpression | 'none' {
  const known = expressions.get(field);
  if (known !== undefined) return known;
  const read = field.hideExpression === null ? undefined : readHideExpression(field.hideExpression);
  const expression = read?.ok ? read.value : 'none';
  expressions.set(field, expression);
  return expression;
}

/** Works out what is hidden, each place once: what hangs on a hidden answer sees it as empty. */
class Visibility {
  readonly #definition: FormDefinition;
  readonly #answers: FormAnswers;
  readonly #setting: FormSetting;
  readonly #fields: ReadonlyMap<string, FormField>;
  readonly #known = new Map<string, boolean>();

  constructor(definition: FormDefinition, answers: FormAnswers, setting: FormSetting) {
    this.#definition = definition;
    this.#answers = answers;
    this.#setting = setting;
    this.#fields = new Map(definition.fields.map((field) => [field.name, field]));
  }

  isVisible(place: AnswerPlace): boolean {
    const expression = expressionOf(place.field);
    if (expression === 'none') return true;
    const key = answerKey(place);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A field that hangs on itself is refused when a form is stored; here it must only come to an end.
    this.#known.set(key, true);
    const visible = !isTrue(expression, (name) => this.#valueOf(name, place));
    this.#known.set(key, visible);
    return visible;
  }

  #valueOf(name: string, { field, row }: AnswerPlace): ExpressionValue {
    const asked = this.#fields.get(name);
    const isInRow = asked !== undefined && rowGroupOf(asked) === rowGroupOf(field);
    if (asked === undefined || (rowGroupOf(asked) !== null && !isInRow)) return this.#answers.rows[name]?.length ?? '';
    const place = { field: asked, row: isInRow ? row : null };
    if (!this.isVisible(place)) return '';
    const text = answerAt(this.#answers, place).trim();
    return numberIn(asked, text, this.#setting) ?? text;
  }

  keys(): ReadonlySet<string> {
    const visible = answerPlaces(this.#definition, this.#answers).filter((place) => this.isVisible(place));
    return new Set(visible.map(answerKey));
  }
}

/** Keys (`answerKey`) of the answers that are shown now. What is hidden is neither required nor sent. */
export function visibleKeys(definition: FormDefinition, answers: FormAnswers, setting: FormSetting): ReadonlySet<string> {
  return new Visibility(definition, answers, setting).keys();
}
