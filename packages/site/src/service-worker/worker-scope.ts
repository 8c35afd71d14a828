/*
 * What a service worker finds around it, as far as ours uses it. The library of types for workers cannot stand beside the one
 * of documents.
 */

export interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface KeepEvent extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: FetchEvent;
  readonly message: KeepEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
}
