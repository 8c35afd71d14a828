/** What a request for travel says of its journey: '' where nothing. Countries by ISO 3166-1, days YYYY-MM-DD, ages parted by commas. */
export interface SaidJourney {
  readonly origin: string;
  readonly destination: string;
  readonly start: string;
  readonly end: string;
  readonly ages: string;
}

/** Names that forms ask a journey by (B3-16, B3-17). */
const names = {
  origin: 'fld_origin_country',
  destination: 'fld_destination_country',
  start: 'fld_fecha_inicio',
  end: 'fld_fecha_termino',
} as const;
const passenger = /(?:^|\.)fld_passenger_quantity$/;

/** A day as a browser writes it, where it was typed 'dd/mm/aaaa'. */
function dayOf(text: string): string {
  return text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
}

/**
 * The journey in the answers of a request that was sent, of whom nothing else is taken: no name, telephone or e-mail. Null: the
 * form asks for none, or nothing was said. What comes of it is looked at where it is passed on.
 */
export function journeyInRequest(form: FormData): SaidJourney | null {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const country = (name: string): string => (/^[A-Za-z]{2}$/.test(text(name)) ? text(name) : '');
  const day = (name: string): string => dayOf(text(name)).slice(0, 10);
  const ages = [...form]
    .filter(([name]) => passenger.test(name))
    .flatMap(([, value]) => (typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? [String(Number(value))] : []));
  const said = {
    origin: country(names.origin),
    destination: country(names.destination),
    start: day(names.start),
    end: day(names.end),
    ages: ages.join(', '),
  };
  return Object.values(said).some((value) => value !== '') ? said : null;
}
