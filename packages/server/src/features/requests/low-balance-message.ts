import type { Edition } from '@cotejo/core/editions';
import { decimalsOf, moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import type { WrittenMail, WrittenPush } from '../../platform/messages/written-message.ts';

type Account = Pick<ExecutiveRow, 'id' | 'firstNames' | 'email' | 'balance' | 'chargePerLead'>;

/** Whether there is nothing left to tell: the balance pays for a request again. */
function paysAgain({ balance, chargePerLead }: Account): boolean {
  return balance >= chargePerLead;
}

/** Tells an executive that their balance pays for no more requests; null: it does again. */
export function writeLowBalance(account: Account, edition: Edition): WrittenMail | null {
  if (paysAgain(account)) return null;
  const { firstNames, email, balance, chargePerLead } = account;
  const { currency, brand } = edition;
  const shown = (steps: number) => formatMoney(moneyOf(steps / 10 ** decimalsOf[currency], currency, 'once'), edition);
  return {
    channel: 'mail',
    email,
    content: {
      subject: 'Saldo Bajo: no recibes solicitudes nuevas',
      preview: `Tu saldo es ${shown(balance)} y una solicitud cuesta ${shown(chargePerLead)}.`,
      heading: 'Saldo Bajo',
      paragraphs: [
        `Hola, ${firstNames}. Tu saldo ya no alcanza para otra solicitud, así que por ahora no recibes nuevas. Las que tienes siguen siendo tuyas.`,
      ],
      rows: [
        ['Saldo', shown(balance)],
        ['Cargo por solicitud', shown(chargePerLead)],
        ['Falta', shown(chargePerLead - balance)],
      ],
      closing: [`Vuelves a recibir solicitudes en cuanto se anote tu abono. Avísalo a ${brand.supportEmail}.`],
    },
  };
}

/** The same on the executive's devices, without figures: the mail has them; null: the balance pays for requests again. */
export function writeLowBalancePush(account: Account, { brand }: Edition): WrittenPush | null {
  if (paysAgain(account)) return null;
  const text = `${brand.name}: tu saldo no alcanza para otra solicitud, así que por ahora no recibes nuevas. Los montos están en tu correo.`;
  return { channel: 'push', executiveId: account.id, text };
}
