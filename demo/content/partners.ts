import type { EditionId } from '@cotejo/core/editions';

interface DemoPartner {
  readonly edition: EditionId;
  /** Own host; null: only the subdomain. */
  readonly hostname: string | null;
  /** Words that open its view; known to everybody, since nothing in the demonstration is secret. */
  readonly tokens: readonly string[];
  readonly productCodes: readonly string[];
  readonly partner: { readonly subdomain: string; readonly [property: string]: unknown };
}

/** What partners have in common; each says what it has of its own. */
const plain = {
  applicationName: 'partner-marketplace',
  access: 'full',
  organizations: [],
  clinicsEnabled: true,
  showcase: false,
  bannerColor: null,
  bannerLayout: null,
  headerHtml: null,
  footerHtml: null,
  hasFooter: true,
};

/** Invented firms that show the comparators under their own name, at addresses nobody has. */
export const demoPartners: readonly DemoPartner[] = [
  {
    edition: 'chile',
    hostname: 'salud.bienestar.example',
    tokens: ['clave-de-demostracion'],
    productCodes: ['RAU-COMPLEMENTARIO-1', 'RAU-COMPLEMENTARIO-2', 'QUI-COMPLEMENTARIO-1'],
    partner: {
      ...plain,
      name: 'Bienestar del Valle (demostración)',
      subdomain: 'bienestar',
      urls: ['https://www.bienestar.example', 'https://salud.bienestar.example'],
      organizations: ['RAU', 'QUI', 'PUE'],
      bannerColor: '#0b5c6e',
      bannerLayout: 'left',
      headerHtml:
        '<header><p><strong>Bienestar del Valle</strong></p><nav><a href="https://www.bienestar.example">Volver a mi portal</a></nav></header>',
      footerHtml: '<footer><p>Beneficio para socios de Bienestar del Valle, una organización inventada.</p></footer>',
    },
  },
  {
    edition: 'chile',
    hostname: null,
    tokens: ['clave-de-prueba-demo'],
    productCodes: [],
    partner: {
      ...plain,
      name: 'Caja Los Coihues (demostración)',
      subdomain: 'coihues',
      access: 'demo',
      urls: ['https://www.coihues.example'],
      showcase: true,
      hasFooter: false,
    },
  },
  {
    edition: 'chile',
    hostname: null,
    tokens: ['clave-sin-clinicas'],
    productCodes: [],
    partner: {
      ...plain,
      name: 'Mutual Quillayes (demostración)',
      subdomain: 'quillayes',
      urls: ['https://www.quillayes.example'],
      organizations: ['78', '107'],
      clinicsEnabled: false,
      bannerLayout: 'center',
    },
  },
  {
    edition: 'peru',
    hostname: null,
    tokens: ['clave-de-demostracion-pe'],
    productCodes: ['RIM-EPS-1', 'RIM-EPS-2'],
    partner: {
      ...plain,
      name: 'Cooperativa Amancaes (demostración)',
      subdomain: 'amancaes',
      urls: ['https://www.amancaes.example'],
      organizations: ['RIM', 'SIL'],
    },
  },
  {
    edition: 'colombia',
    hostname: null,
    tokens: ['clave-de-demostracion-co'],
    productCodes: ['SAM-SALUD-1', 'SAM-SALUD-2'],
    partner: {
      ...plain,
      name: 'Fondo Frailejones (demostración)',
      subdomain: 'frailejones',
      urls: ['https://www.frailejones.example'],
      organizations: ['SAM', 'CST'],
    },
  },
  {
    edition: 'international',
    hostname: null,
    tokens: ['clave-de-demostracion-in'],
    productCodes: ['ALI-SALUD-1'],
    partner: {
      ...plain,
      name: 'Red Expatria (demostración)',
      subdomain: 'expatria',
      urls: ['https://www.expatria.example'],
      organizations: ['ALI'],
    },
  },
];
