import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { packRows } from '../../profile/packed-rows.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import { ruleFaults } from '../../validation/rule-faults.ts';
import { placeOf, type ProfileRefusal } from './load-page.ts';

const status = { seeOther: 303, invalid: 400, unprocessable: 422 } as const;

/**
 * Takes the profile form that a page without script posts: keeps the profile and sends the visitor back to the same
 * URL, filters and all; a form with mistakes answers 400 with each of them, one that breaks a rule over the whole profile 422,
 * both with all that was typed.
 */
export async function savePostedProfile(args: ActionFunctionArgs) {
  const { context, request } = args;
  const site = context.get(pageContext);
  const { comparator } = await placeOf(args);
  const form = packRows(await request.formData());
  const typed = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const read = profileFromForm(form, comparator, site.edition);
  if (!read.ok) {
    const refusal: ProfileRefusal = { faults: read.error, typed };
    return data(refusal, { status: status.invalid });
  }
  // Only the server answers posts: a browser's build has none of it.
  const broken = import.meta.env.SSR ? ruleFaults(comparator.productType, read.value, site) : [];
  if (broken.length > 0) {
    const refusal: ProfileRefusal = { faults: broken, typed };
    return data(refusal, { status: status.unprocessable });
  }
  site.saveProfile(comparator, read.value);
  const { pathname, search } = pageUrlOf(request);
  return redirect(pathname + search, status.seeOther);
}
