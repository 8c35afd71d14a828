/** Upper bounds in seconds, as OpenTelemetry proposes them for HTTP servers, and finer below. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const name = 'http_server_request_duration_seconds';

interface Measured {
  readonly labels: string;
  /** Requests by the first bound they are within; the last: within none. */
  readonly within: number[];
  seconds: number;
  count: number;
}

/** How long requests took, by method, route and status. */
export interface RequestDurations {
  /** `route` is a pattern, never a path. */
  readonly observe: (
    request: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) => void;
  /** All of it as a histogram in the text form of Prometheus, one line each, with a line's end after the last. */
  readonly text: () => string;
}

function linesOf({ labels, within, seconds, count }: Measured): string[] {
  let sum = 0;
  const upTo = bounds.map((bound, place) => `${name}_bucket{le="${bound}",${labels}} ${(sum += within[place] ?? 0)}`);
  return [
    ...upTo,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

/**
 * Measures requests with one look-up and two additions each: labels are written when the figures are asked for, which a
 * histogram of a library does for every request.
 */
export function createRequestDurations(): RequestDurations {
  // Names of few routes and methods, looked up as they are: a name put together of both costs more than the rest of this.
  const all = new Map<string, Map<string, Map<number, Measured>>>();

  function measuredOf(method: string, route: string, status: number): Measured {
    const ofRoute = all.get(route) ?? new Map<string, Map<number, Measured>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, Measured>();
    const known = ofMethod.get(status);
    if (known) return known;
    const labels = `http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"`;
    const fresh: Measured = { labels, within: Array.from(bounds, () => 0), seconds: 0, count: 0 };
    all.set(route, ofRoute.set(method, ofMethod.set(status, fresh)));
    return fresh;
  }

  return {
    observe: ({ method, route, status }, seconds) => {
      const measured = measuredOf(method, route, status);
      const place = bounds.findIndex((bound) => seconds <= bound);
      if (place >= 0) measured.within[place] = (measured.within[place] ?? 0) + 1;
      measured.seconds += seconds;
      measured.count += 1;
    },
    text: () => {
      const head = [`# HELP ${name} Duration of HTTP server requests`, `# TYPE ${name} histogram`];
      const ofMethods = [...all.values()].flatMap((ofRoute) => [...ofRoute.values()]);
      const lines = ofMethods.flatMap((ofMethod) => [...ofMethod.values()].flatMap(linesOf));
      return `${[...head, ...lines].join('\n')}\n`;
    },
  };
}
