import { translationOf } from '../../texts/translations.ts';
import { networkTexts } from './network-texts.ts';

export const translations = [
  translationOf(networkTexts, {
    find: 'Search',
    anyRegion: 'any',
    seeAll: 'See all',
    covers: 'Inpatient {{hospital}}, outpatient {{consultation}}',
    centres_one: '{{count}} care center',
    centres_other: '{{count}} care centers',
    loading: 'Loading clinics',
    chosen: 'Your clinic',
    urgency: 'Emergency',
    unchoose: 'Remove {{clinic}}',
    compare: 'Compare what covers {{clinic}}',
    coveragesAt: 'Coverage at {{clinic}}',
    unknownCoverages: 'We could not get its coverage. Choose it again in a moment.',
  }),
];
