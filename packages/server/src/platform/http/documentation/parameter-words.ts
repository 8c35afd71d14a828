import type { EndpointName } from '@cotejo/contract/endpoints';

const product = 'Un producto: su código, su número o el último segmento de su página';
const organization = 'Una organización: su código, su número o el último segmento de su página';
const comparator = 'Un comparador: su número o su nombre, el último segmento de su página en minúsculas';
const planFamily = 'El perfil de la familia en JSON; sin él, el de ejemplo. Va en la dirección: prefiere la llamada POST';

/** What parameters mean that mean the same in every call. */
const everywhere: Readonly<Record<string, string>> = {
  _fh: 'La hora de quien llama, en milisegundos desde 1970',
  _q: 'Por quién se pregunta; la respuesta es la misma',
  app: 'Aplicación que muestra el chat',
  appName: 'Aplicación cuyas copias se vacían',
  article: 'Último segmento de la página de un artículo; sin él, las partes de todos',
  benefit: 'Código de la prestación',
  by: 'latest, popular, o el nombre corto de un tema o de una sección',
  carga: 'Edades de las cargas, separadas por comas',
  category: 'Nombre de un grupo de coberturas; sin él, todos',
  code: 'Código de la organización',
  codigo: 'Código del plan',
  codigoplan: 'Código del plan',
  comparator: 'Dirección de un comparador',
  cotizante: 'Edades de los cotizantes, uno o dos, separadas por comas',
  datospersona: planFamily,
  dbIds: 'Números de centros médicos que se agregan al mapa, separados por comas',
  'editable-business-line': 'Una línea de negocio, por su nombre',
  email: 'Correo del asesor',
  enpareja: 'true o false: si quien pregunta vive en pareja',
  'filters[application][name][$eq]': 'Solo las de esta aplicación',
  'filters[country][$eq]': 'Solo las de este país',
  'filters[productCode][$eq]': 'Solo las de este producto, por su código',
  'filters[subdomain][$eq]': 'Solo las de este subdominio',
  'filters[subscription][subdomain][$eq]': 'Solo las de este subdominio',
  'filters[url][$eq]': 'Solo la de esta dirección',
  genero: 'Masculino o Femenino: género de quien pregunta',
  hash: 'Palabra que viene en el enlace',
  hostname: 'Nombre de sitio propio del socio; gana al subdominio',
  'idempotency-key': 'Una clave nueva por solicitud: con la misma, un reintento no la duplica',
  ids: 'Números de productos, separados por comas',
  isapre: 'Código, número o página de la isapre',
  isoA2: 'País en dos letras (ISO 3166); sin él, el de este sitio',
  lang: 'Idioma en dos letras',
  'lead-type': 'Tipo de solicitud',
  leadId: 'Número de la solicitud, que viene en el enlace de la encuesta',
  lob: 'Línea de negocio',
  map: 'world: todos los países; country: uno',
  name: 'Nombre del texto',
  organization: 'Código de la clínica',
  page: 'Página, desde la 1',
  'pagination[page]': 'Página, desde la 1',
  'pagination[pageSize]': 'Cuántas por página',
  planid: 'Número del plan; basta con él o con codigoplan',
  productType: 'Tipo de producto de un comparador; sin él, el del primero que muestra el producto',
  productTypeName: 'Tipo de producto del formulario, como los productType de GET /api/comparator',
  q: 'Palabras de un nombre, o su comienzo',
  region: 'Código de una región, de los que da /api/countryState/country',
  regionNumero: 'Código de una región; sin él, todas',
  signature: 'Firma del enlace de la encuesta',
  subdomain: 'Subdominio del socio',
  token: 'Clave del socio',
  url: 'Último segmento de la página',
  what: 'Qué se pide',
  'x-form-stamp': 'La hora de /api/leads/stamp; falta en quien no muestra un formulario',
  'x-form-trap': 'Va cuando se llenó el campo que nadie ve',
  'x-request-confirmation': 'Sólo la mandan las páginas de este sitio, cuando se envía otra vez sin JavaScript',
  'x-request-work': 'El cálculo que pidió un 428, resuelto',
  'x-robot-solution': 'El cálculo de /api/robot/challenge resuelto: JSON en base64',
};

/** What they mean where it is something else. */
const ofCall: Partial<Readonly<Record<EndpointName, Readonly<Record<string, string>>>>> = {
  countCoverageOrganizations: { id: organization },
  countInsurancesByType: { id: organization },
  getPriceRangeTable: { id: organization },
  getIsapre: { id: organization },
  getIsapreBenefits: { id: organization },
  getReferrer: { id: 'Quién refiere: la palabra del enlace /ref/{id}' },
  getQuote: { id: 'Número de la cotización' },
  getPreview: { id: 'Qué se mira: entrada o articulo, y su número', token: 'Firma del enlace de la vista previa' },
  getPreviewLink: { kind: 'Qué se mira: entrada o articulo', url: 'Su dirección, sin lo que va delante' },
  getFeedback: { id: 'Número de la opinión' },
  getLeadConsents: { signature: 'Firma del enlace de la solicitud' },
  getWithdrawal: { signature: 'Firma del enlace de la solicitud' },
  updateFeedback: { id: 'Número de la opinión' },
  getParagraphEndpoints: { id: 'Número de la parte' },
  findParagraphEndpoints: { id: 'Número de la parte' },
  listComparatorBenefits: { id: comparator },
  listComparatorBlocks: { id: comparator },
  listComparatorFaq: { id: comparator },
  listComparatorFeatures: { id: comparator },
  listReasons: { id: 'Nombre del proyecto' },
  getIntegrationForm: {
    hash: 'Identificador del proceso, que entrega quien administra el sitio; el del ejemplo es el de contacto de la demostración',
  },
  getLocalComparison: { comparator: 'Dirección del comparador que se quiere usar sin red' },
  getRequestStatistics: { carga: 'Cuántas cargas tiene quien pregunta' },
  listOrganizations: { type: 'Clase: isapre, insurer, provider, eps, prepaid, assistance o public' },
  listOrganizationsOfCategory: { type: 'Categoría: COLECTIVOS, SEGUROS, CLINICAS y las demás, en mayúsculas o minúsculas' },
  getOrganizationSales: { type: 'Tipo de seguro, por su nombre' },
  countArticleParts: { what: 'Qué se cuenta: articles, paragraphs, tags o groups' },
  listArticles: { what: 'Qué se pide: articles o paragraphs' },
  getPlanPeople: { codigoplan: 'Código del plan' },
};

/** What a parameter of a call means, for who reads the documentation; null: nobody wrote it down. */
export function parameterWords(call: string, name: string): string | null {
  const own = new Map(Object.entries(ofCall)).get(call)?.[name];
  return own ?? everywhere[name] ?? (name === 'id' ? product : null);
}
