import { editionIds, editionOf } from '@cotejo/core/editions';
import { inOrder, type DemoDocument } from './document.ts';

/** Ways to reach the demonstration's invented firm: numbers and addresses that nobody has. */
export function demoContacts(): DemoDocument[] {
  return editionIds.flatMap((edition) => {
    const { supportPhone, supportEmail } = editionOf(edition).brand;
    const host = supportEmail.slice(supportEmail.indexOf('@') + 1);
    const network = (name: string) => ({
      name,
      info: `Cotejo en ${name}`,
      link: `https://${host}/redes/${name.toLowerCase()}`,
      external: true,
    });
    return inOrder({ edition, kind: 'contact' }, [
      {
        name: 'contacto',
        contactInformations: [
          { name: 'Teléfono', info: supportPhone, link: `tel:${supportPhone.replaceAll(' ', '')}`, external: false },
          { name: 'WhatsApp', info: supportPhone, link: `https://${host}/whatsapp`, external: true },
          { name: 'Correo de ayuda', info: supportEmail, link: `mailto:${supportEmail}`, external: false },
        ],
      },
      { name: 'red_social', contactInformations: ['Instagram', 'Facebook', 'LinkedIn'].map(network) },
    ]);
  });
}
