import { useEdition } from '../edition-context.ts';
import { useFrameFacts } from './site-facts.ts';

/** How whoever runs the site is reached from any page. */
export interface ContactWays {
  /** Page of WhatsApp; null: nobody answers there. */
  readonly whatsApp: string | null;
  /** 'tel:' link. */
  readonly phone: string;
  readonly email: string;
}

/** Place of the support e-mail among the entries (B7-19). */
const emailPlace = 2;

/** The ways that are written down; the edition's own phone and e-mail while those cannot be had (B2.11-29). */
export function useContactWays(): ContactWays {
  const { contacts } = useFrameFacts();
  const { brand } = useEdition();
  const linkOf = (kind: RegExp): string | null => contacts.find(({ link }) => kind.test(link))?.link ?? null;
  return {
    whatsApp: linkOf(/wa\.me|whatsapp/i),
    phone: linkOf(/^tel:/) ?? `tel:${brand.supportPhone.replace(/[^\d+]/g, '')}`,
    email: contacts[emailPlace]?.info ?? brand.supportEmail,
  };
}
