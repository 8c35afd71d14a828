import { profileRuleTexts } from '@cotejo/core/validation';
import { defineTexts } from '../texts/texts.ts';

/** What the rules over a whole profile say (B5-32). */
export const ruleTexts = defineTexts('perfil-reglas', profileRuleTexts);
