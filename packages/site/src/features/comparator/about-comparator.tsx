import { ExecutiveChat } from '../../content/executive-chat.tsx';
import { QuestionList } from '../../content/question-list.tsx';
import { ReasonIcon } from '../../reasons/reason-icon.tsx';
import { WhyUs } from '../../reasons/why-us.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { aboutTexts } from './about-texts.ts';
import { CategoryBoxes } from './category-boxes.tsx';
import type { ComparatorAbout } from './load-about.ts';

function Benefits({ benefits }: Pick<ComparatorAbout, 'benefits'>) {
  const t = useTexts(aboutTexts);
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="ventajas">
      <h2 id="ventajas" className="text-xl tracking-tight lg:text-2xl">
        {t('benefits')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, description, icon }) => (
          <li key={title} className="flex gap-3.5 sm:block">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-action-soft text-action">
              <ReasonIcon name={icon} />
            </span>
            <div>
              <h3 className="text-lg sm:mt-2.5">{title}</h3>
              <p className="mt-1 text-ink-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands below a list for who is not done with it: what comparing here gives, why, and what others ask (B2.11-22). */
export function AboutComparator({ about: { benefits, reasons, questions, chatIsOpen } }: { readonly about: ComparatorAbout }) {
  const t = useTexts(aboutTexts);
  return (
    <div className="mt-14 grid gap-12 border-t border-line pt-10 lg:mt-20 lg:gap-16 lg:pt-14">
      <Benefits benefits={benefits} />
      <WhyUs reasons={reasons} />
      {questions.length > 0 && (
        <section aria-labelledby="preguntas">
          <h2 id="preguntas" className="mb-2 text-xl tracking-tight lg:text-2xl">
            {t('questions')}
          </h2>
          <QuestionList questions={questions} />
          {chatIsOpen && <ExecutiveChat />}
        </section>
      )}
      <CategoryBoxes />
    </div>
  );
}
