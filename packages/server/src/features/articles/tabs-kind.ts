/** Kind of the documents that hold the tabs of the articles' page. */
export const tabsKind = 'university-tabs';
