import type { CompareAnswer, Item, ProfilePrice } from '@cotejo/contract/compare';
import { shownSpeed } from '@cotejo/core/contracting-speed';
import { deepFrozen } from '@cotejo/core/deep-frozen';

/** A result as its card reads it: pages carry no more of each, since what they carry is loaded before anything works. */
export interface ListedItem extends Pick<
  Item,
  | 'id'
  | 'productCode'
  | 'codigoplan'
  | 'displayName'
  | 'url'
  | 'exclusive'
  | 'isNew'
  | 'isPromoted'
  | 'isBest'
  | 'price'
  | 'priceSuffix'
  | 'priceLabel'
  | 'insures'
  | 'organization'
  | 'score'
  | 'distance'
  | 'clinicAnswers'
  | 'careCentreCount'
> {
  readonly profilePrice: Pick<ProfilePrice, 'total' | 'price' | 'unitPrice' | 'perPerson' | 'profiles'> & {
    readonly yearlyCost: { readonly amounts: Pick<NonNullable<ProfilePrice['yearlyCost']['amounts']>, 'medium'> | null };
  };
  readonly insuranceType: Pick<Item['insuranceType'], 'displayName'> & {
    readonly upperType: Pick<Item['insuranceType']['upperType'], 'name'>;
  };
  readonly insuranceMetadata: Pick<
    Item['insuranceMetadata'],
    'modality' | 'salesChannel' | 'isPopular' | 'category' | 'hasOffer' | 'contractingSpeed' | 'price_tooltip'
  >;
  readonly summary: Pick<Item['summary'], 'hospitalPercentage' | 'ambulatoryPercentage' | 'annualCap'>;
  readonly features: readonly Pick<Item['features'][number], 'name' | 'displayName'>[];
}

/** The answer of a comparison as a list reads it. */
export interface ListedAnswer {
  readonly data: readonly ListedItem[];
  readonly metaData: CompareAnswer['metaData'];
}

/** Who is priced matters only where somebody is not. */
function listedPrice({ total, price, unitPrice, perPerson, profiles, yearlyCost }: ProfilePrice): ListedItem['profilePrice'] {
  const isEverybodyPriced = total.profilesWithPrice === total.profilesEvaluated;
  const { amounts } = yearlyCost;
  return {
    total,
    price,
    unitPrice,
    perPerson,
    profiles: isEverybodyPriced ? [] : profiles,
    yearlyCost: { amounts: amounts && { medium: amounts.medium } },
  };
}

function listedItem(item: Item): ListedItem {
  const { insuranceType, insuranceMetadata, summary } = item;
  const { modality, salesChannel, isPopular, category, hasOffer, price_tooltip } = insuranceMetadata;
  const contractingSpeed = shownSpeed(insuranceType.name, insuranceMetadata.contractingSpeed);
  const { hospitalPercentage, ambulatoryPercentage, annualCap } = summary;
  return {
    id: item.id,
    productCode: item.productCode,
    codigoplan: item.codigoplan,
    displayName: item.displayName,
    url: item.url,
    exclusive: item.exclusive,
    isNew: item.isNew,
    isPromoted: item.isPromoted,
    isBest: item.isBest,
    price: item.price,
    priceSuffix: item.priceSuffix,
    priceLabel: item.priceLabel,
    insures: item.insures,
    profilePrice: listedPrice(item.profilePrice),
    insuranceType: { displayName: insuranceType.displayName, upperType: { name: insuranceType.upperType.name } },
    organization: item.organization,
    insuranceMetadata: { modality, salesChannel, isPopular, category, hasOffer, contractingSpeed, price_tooltip },
    score: item.score,
    distance: item.distance,
    summary: { hospitalPercentage, ambulatoryPercentage, annualCap },
    clinicAnswers: item.clinicAnswers,
    careCentreCount: item.careCentreCount,
    features: item.features.map(({ name, displayName }) => ({ name, displayName })),
  };
}

function listed({ data, metaData }: CompareAnswer): ListedAnswer {
  return { data: data.map(listedItem), metaData };
}

const listedBefore = new WeakMap<CompareAnswer, ListedAnswer>();

/** Leaves out of an answer what a list does not read. A frozen answer, which many pages are given, is read once. */
export function listedAnswer(answer: CompareAnswer): ListedAnswer {
  if (!Object.isFrozen(answer)) return listed(answer);
  const known = listedBefore.get(answer);
  if (known !== undefined) return known;
  const made = deepFrozen(listed(answer));
  listedBefore.set(answer, made);
  return made;
}
