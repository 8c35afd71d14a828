export {
  defaultMaximumRows,
  fieldsInRows,
  formControls,
  formLists,
  formWrappers,
  minimumRowsOf,
  rowGroupOf,
  rowGroupsOf,
  sectionsOf,
  type ChangeAction,
  type FormControl,
  type FormDefinition,
  type FormField,
  type FormListName,
  type FormMask,
  type FormOption,
  type FormSection,
  type FormWrapper,
} from './form-definition.ts';
export { formSettingOf, type FormSetting } from './form-setting.ts';
export {
  addRow,
  answerAt,
  answerKey,
  answerPlaces,
  canAddRow,
  canDropRow,
  dropRow,
  initialAnswers,
  ticked,
  type AnswerPlace,
  type FormAnswers,
  type FormRow,
} from './form-answers.ts';
export { answersBut, laidOver } from './laid-answers.ts';
export { plainField } from './plain-field.ts';
export { changeAnswer } from './change-answer.ts';
export { offeredOptions } from './offered-options.ts';
export { visibleKeys } from './visible-answers.ts';
export { isSpouseTaken } from './one-spouse.ts';
export { answerLimits, checkAnswers } from './check-answers.ts';
export { prefixFieldOf } from './phone-answer.ts';
export { formFaultText, formFaultTexts, type FormFault, type FormFaultReason } from './form-fault.ts';
export { answerKindOf, type AnswerKind } from './read-answer.ts';
export { answersFromEntries, entriesFromAnswers, firstShownKeys, needsShownMark, rowCountKey } from './post-body.ts';
export { sentAnswers, type SentAnswers, type SentRow, type SentValue } from './sent-answers.ts';
export { maskedText, maskTyped, type CaretText } from './mask-text.ts';
