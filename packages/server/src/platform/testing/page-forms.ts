/** A form of a page, as a browser without script would send it. */
export interface PageForm {
  /** Path of the page it stands on. */
  readonly page: string;
  readonly method: 'get' | 'post';
  /** Where it is sent: a path of the same host. */
  readonly action: string;
  /** What it sends untouched: hidden fields, and what fields hold. */
  readonly values: ReadonlyMap<string, string>;
  /** Names of what can be written or chosen. */
  readonly open: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

function decoded(text: string): string {
  return text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '');
}

function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
}

/** Every form in the HTML of a page, with a form of its own for each button that sends it elsewhere. */
export function formsOf(html: string, page: string): readonly PageForm[] {
  return [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const [head = ''] = /<form\b[^>]*>/.exec(form) ?? [];
    const tags = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
    const fields = tags.flatMap((tag) => {
      const [name, type, value] = [attributeOf(tag, 'name'), attributeOf(tag, 'type'), attributeOf(tag, 'value')];
      return name === null || type === 'submit' ? [] : [{ name, value: value ?? '', isHidden: type === 'hidden' }];
    });
    const values = new Map(fields.map(({ name, value }) => [name, value]));
    const open = [...new Set(fields.filter(({ isHidden }) => !isHidden).map(({ name }) => name))];
    const method = attributeOf(head, 'method')?.toLowerCase() === 'post' ? 'post' : 'get';
    const own = attributeOf(head, 'action') ?? page;
    const others = [...form.matchAll(/<button\b[^>]*>/gs)].flatMap(([button]) => attributeOf(button, 'formaction') ?? []);
    return [own, ...others].map((action): PageForm => ({ page, method, action, values, open }));
  });
}
