import { href } from '@cotejo/contract/paths';
import type { Preview } from '@cotejo/contract/preview';
import { dayAt } from '@cotejo/core/dates';
import { Notice } from '@cotejo/ui/notice';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isUnknown } from '../../content/answered.ts';
import { ArticlePart } from '../../content/article-part.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { RichText } from '../../content/rich-text.tsx';
import { useEdition } from '../../edition-context.ts';
import { serverContext } from '../../server-context.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { previewTexts } from './texts.ts';

/** What an address of a preview shows. */
type PreviewData = { readonly kind: 'open' | 'refused' | 'failed' } | { readonly kind: 'shown'; readonly preview: Preview };

const status = { shown: 200, open: 200, refused: 404, failed: 503 } as const;

async function find({ context, params, request }: LoaderFunctionArgs): Promise<PreviewData> {
  const { id } = params;
  const token = new URL(request.url).searchParams.get('token');
  if (id === undefined || token === null) return { kind: 'open' };
  const answer = await context.get(serverContext).api.getPreview({ params: { id }, query: { token } });
  if (answer.ok) return { kind: 'shown', preview: answer.value.data };
  return { kind: isUnknown(answer.error) ? 'refused' : 'failed' };
}

/** A content before it is published, for who has its signed link (A2.2-057, decision 40); kept by nobody. */
export async function loader(args: LoaderFunctionArgs) {
  const found = await find(args);
  return data(found, { status: status[found.kind], headers: { 'cache-control': 'no-store' } });
}

function Shown({ preview }: { readonly preview: Preview }) {
  const t = useTexts(previewTexts);
  const { timeZone } = useEdition();
  const dayText = useDayText();
  const day = dayText(dayAt(Date.parse(preview.expiresAt), timeZone ?? 'UTC'));
  return (
    <PlainPage title={preview.title} lead={preview.summary} path={href('preview', {})} isPrivate>
      <div className="mb-8 max-w-text">
        <Notice tone="warm" title={t('title')}>
          <p>
            {t(preview.isPublished ? 'published' : 'unpublished')} {t('until', { day })}
          </p>
        </Notice>
      </div>
      {preview.body !== null && <RichText html={preview.body} />}
      {preview.parts.map((part) => (
        <ArticlePart key={part.id} part={part} />
      ))}
    </PlainPage>
  );
}

/** A landing or an article as it will be read, or why there is none. */
export function Component() {
  const found = useLoaderData<PreviewData>();
  const t = useTexts(previewTexts);
  if (found.kind === 'shown') return <Shown preview={found.preview} />;
  return (
    <PlainPage title={t('title')} path={href('preview', {})} isPrivate>
      {found.kind === 'open' ? (
        <p>{t('open')}</p>
      ) : (
        <Notice tone="warm" title={t(found.kind)}>
          {found.kind === 'refused' && <p>{t('refusedNext')}</p>}
        </Notice>
      )}
    </PlainPage>
  );
}
