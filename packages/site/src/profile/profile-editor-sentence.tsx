import { householdFromProfile, type Profile } from '@cotejo/contract/profile';
import { describeHousehold, summariseHousehold, type Household, type SentencePart } from '@cotejo/core/people';
import { Badge } from '@cotejo/ui/badge';
import { useEdition } from '../edition-context.ts';

function Parts({ parts, className }: { readonly parts: readonly SentencePart[]; readonly className: string }) {
  return (
    <span className={className}>
      {parts.map((part, index) =>
        part.kind === 'answer' ? (
          <b key={index} className="border-b-2 border-dashed border-line-2 font-semibold tabular">
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

/** Incomes play no part where the comparator does not ask for them. */
function withoutIncomes(household: Household): Household {
  const [visitor, partner] = household.contributors;
  const silent = { ...visitor, income: null };
  return { ...household, contributors: partner ? [silent, { ...partner, income: null }] : [silent] };
}

interface ProfileSentenceProps {
  readonly profile: Profile;
  readonly asksIncome: boolean;
}

/** Whom the prices are for, in one sentence; in short on a phone. An example says so (decision 26). */
export function ProfileSentence({ profile, asksIncome }: ProfileSentenceProps) {
  const edition = useEdition();
  const complete = householdFromProfile(profile, edition);
  if (!complete.ok) return <p>Dinos quiénes se asegurarán y verás sus precios.</p>;
  const household = asksIncome ? complete.value : withoutIncomes(complete.value);
  return (
    <p className="leading-relaxed lg:text-lg lg:leading-relaxed">
      <Parts parts={describeHousehold(household, edition)} className="hidden lg:inline" />
      <Parts parts={summariseHousehold(household, edition)} className="lg:hidden" />
      {!profile.ingresodatos && (
        <>
          {' '}
          <Badge tone="warm">Perfil de ejemplo</Badge>
        </>
      )}
    </p>
  );
}
