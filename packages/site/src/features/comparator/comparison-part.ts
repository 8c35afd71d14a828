export { ComparisonView } from './comparison-view.tsx';
export { loadComparisonPage } from './load-comparison-page.ts';
