import type { entryPaths } from '@cotejo/contract/paths/entry';
import type { PageSpec } from './page-spec.ts';

export const entryPages = {
  contact: {
    file: 'src/features/contact/contact-page.tsx',
    hydrate: false,
  },
  clientPortal: {
    file: 'src/features/portal/client-portal-page.tsx',
    hydrate: false,
  },
  login: {
    file: 'src/features/login/login-page.tsx',
    hydrate: false,
  },
  quote: {
    file: 'src/features/quote/quote-page.tsx',
    hydrate: false,
  },
  referrer: {
    file: 'src/features/referral/referral-page.tsx',
    hydrate: false,
  },
  preview: {
    file: 'src/features/preview/preview-page.tsx',
    hydrate: false,
  },
  profileGenerator: {
    file: 'src/features/profile-link/profile-link-page.tsx',
    hydrate: false,
  },
  travelAssistance: {
    file: 'src/features/request/assistance-page.tsx',
    hydrate: false,
  },
  chatbot: {
    file: 'src/features/chat-test/chat-test-page.tsx',
    hydrate: false,
  },
  meeting: {
    file: 'src/features/meeting/meeting-page.tsx',
    hydrate: false,
  },
  feedback: {
    file: 'src/features/feedback/feedback-page.tsx',
    hydrate: false,
  },
  consents: {
    file: 'src/features/consents/consents-page.tsx',
    hydrate: false,
  },
  withdrawal: {
    file: 'src/features/withdrawal/withdrawal-page.tsx',
    hydrate: false,
  },
  assignedRequest: {
    file: 'src/features/assigned-request/assigned-request-page.tsx',
    hydrate: false,
  },
  search: {
    file: 'src/features/search/search-page.tsx',
    hydrate: false,
  },
} as const satisfies Record<keyof typeof entryPaths, PageSpec>;
