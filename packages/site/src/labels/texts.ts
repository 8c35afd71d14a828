import { personReasonTexts } from '@cotejo/contract/person-reason';
import { quoteTexts as texts } from '@cotejo/contract/wire-quote';
import { costReasonTexts as reasons } from '@cotejo/core/care';
import { subtypeTexts as subtypes } from '@cotejo/core/subtypes';
import { defineTexts } from '../texts/texts.ts';

/** Why a person has no price. */
export const uninsurableTexts = defineTexts('sin-precio', personReasonTexts);

/** What a price was made with, and why it promises nothing. */
export const quoteTexts = defineTexts('cotizacion', texts);

/** Why a year of care, or an example of it, has no figure. */
export const costReasonTexts = defineTexts('sin-costo', reasons);

/** What products are for, more narrowly than their types. */
export const subtypeTexts = defineTexts('subtipos', subtypes);
