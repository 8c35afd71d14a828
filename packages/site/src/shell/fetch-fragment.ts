/** The elements that a part of the page holds, fetched by itself. Fails where it cannot be had or holds none of them. */
export async function fetchFragment(path: string, selector: string): Promise<readonly Element[]> {
  const answer = await fetch(path);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = [...page.querySelectorAll(selector)];
  if (!answer.ok || found.length === 0) throw new Error(path);
  return found;
}
