/// <reference types="vite/client" />

interface Navigator {
  /** What a browser tells of its connection (Network Information API); absent in some, and so may each part be. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string; readonly type?: string };
}
