import type { webchatConfigSchema } from '@cotejo/contract/chat';
import { href } from '@cotejo/contract/paths';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PlainPage } from '../../content/plain-page.tsx';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { chatTestTexts } from './texts.ts';

type ChatConfig = ReturnType<(typeof webchatConfigSchema)['parse']>;

interface ChatTestData {
  readonly config: ChatConfig;
  /** Null: it cannot be told now. */
  readonly isOpen: boolean | null;
}

/** The chat of an application in Spanish, and whether somebody answers. Throws 404 for an application without chat. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ChatTestData> {
  const { api } = context.get(serverContext);
  const [config, available] = await Promise.all([
    api.getWebchatConfig({ params: { app: params['key'] ?? '', lang: 'es' } }),
    api.getChatAvailability({}),
  ]);
  return { config: answered(config).data, isOpen: available.ok ? available.value.data.active : null };
}

/** What a chat would do, for who prepares one (A2.2-058): nothing is started. */
export function Component() {
  const { config, isOpen } = useLoaderData<ChatTestData>();
  const t = useTexts(chatTestTexts);
  const { friendlyName, email, phoneNumber, type, area } = config.preChatForm;
  const fields = [
    ...[friendlyName, email, phoneNumber].map((field) => ({ ...field, answers: t('free') })),
    ...[type, area].map((field) => ({ ...field, answers: field.options.map(({ label }) => label).join(' · ') })),
  ];
  const now = isOpen === null ? t('unknown') : t(isOpen ? 'somebody' : 'nobody');
  const cell = 'border-b border-line py-2.5 pr-4 text-left align-top';
  return (
    <PlainPage title={t('title')} lead={t('lead', { app: config.app })} path={href('chatbot', { key: config.app })} isPrivate>
      <dl className="grid max-w-text grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-2">{t('open')}</dt>
        <dd>{t(config.alwaysStarts ? 'always' : 'inHours')}</dd>
        <dt className="text-ink-2">{t('now')}</dt>
        <dd>{now}</dd>
      </dl>
      <table className="mt-8 w-full max-w-text">
        <caption className="pb-2 text-left text-lg font-bold">{t('asks')}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            {[t('field'), t('need'), t('options')].map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label}>
              <th scope="row" className={cell}>
                {field.label}
              </th>
              <td className={cell}>{t(field.isRequired ? 'yes' : 'no')}</td>
              <td className={cell}>{field.answers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlainPage>
  );
}
