import { href } from '@cotejo/contract/paths';
import { inLanguage, languages } from '@cotejo/core/editions';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { pageUrlOf } from '../../page-url.ts';
import { keptThings } from '../../storage/kept-things.ts';
import { eraseIntent } from './erase-intent.ts';

export { Component, loader } from './information-page.tsx';

const seeOther = 303;

/**
 * Ends every cookie of this site and has the browser forget what it keeps for it, also without script (docs/decisions/0268). A form
 * that asks for nothing of that leads back to the page.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  if (form.get(eraseIntent.name) !== eraseIntent.value) return redirect(href('privacy', {}), seeOther);
  const headers = new Headers({ 'clear-site-data': '"storage"' });
  const secure = pageUrlOf(request).protocol === 'https:' ? '; Secure' : '';
  for (const { place, key, path } of keptThings) {
    if (place !== 'cookie') continue;
    const paths = path === undefined ? ['/'] : languages.map((language) => inLanguage(path, language));
    for (const ofPath of paths) headers.append('set-cookie', `${key}=; Path=${ofPath}; Max-Age=0; SameSite=Lax${secure}`);
  }
  const done = href('privacy', {}, new URLSearchParams({ [eraseIntent.done]: '1' }));
  return redirect(`${done}#${eraseIntent.place}`, { status: seeOther, headers });
}
