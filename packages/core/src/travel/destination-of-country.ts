import type { Destination } from './destinations.ts';

/**
 * Countries by ISO 3166-1 of each destination: the regions of UN M49, with the Caribbean and Mexico together as the provider has
 * them. Left out, so that they are asked: Central America, which the provider's list does not name, and countries in two continents.
 */
const countries: Readonly<Partial<Record<Destination, string>>> = {
  'america-del-norte': 'BM CA GL PM US',
  'caribe-mexico': 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS MX PR SX TC TT VC VG VI',
  'america-del-sur': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  europa:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  asia: 'AE AF BD BH BN BT CN HK ID IL IN IQ IR JO JP KG KH KP KR KW LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
};

const order = ['america-del-norte', 'caribe-mexico', 'america-del-sur', 'europa', 'africa', 'asia', 'oceania'] as const;

/**
 * The destination of a journey to a country, both by ISO 3166-1 in any letter case: 'mi-pais' where it begins there (`origin`, '':
 * unknown). Null: the provider's destinations do not say for certain, and the visitor has to.
 */
export function destinationOfCountry(country: string, origin: string): Destination | null {
  if (!/^[A-Za-z]{2}$/.test(country)) return null;
  const code = country.toUpperCase();
  if (code === origin.toUpperCase()) return 'mi-pais';
  return order.find((destination) => countries[destination]?.split(' ').includes(code)) ?? null;
}
