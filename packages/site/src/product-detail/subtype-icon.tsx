import type { SubtypeIcon as SubtypeIconName } from '@cotejo/core/subtypes';

/** The sign of what a product is for; its name stands beside it. */
export function SubtypeIcon({ name }: { readonly name: SubtypeIconName }) {
  return <span aria-hidden="true" data-sign={name} className="sign mt-0.5 size-6 text-action" />;
}
