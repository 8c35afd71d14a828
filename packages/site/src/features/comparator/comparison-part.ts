export { ComparisonBoard } from '../../comparison/comparison-board.tsx';
export { ComparisonNotices } from '../../comparison/comparison-notices.tsx';
export { ComparisonView } from './comparison-view.tsx';
export { loadComparisonPage } from './load-comparison-page.ts';
