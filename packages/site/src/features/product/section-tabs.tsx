import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { ProductTab } from '@cotejo/contract/paths';
import { Tabs } from '@cotejo/ui/tabs';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { productTexts } from '../../product-detail/texts.ts';

const sections = ['resumen', 'costo-anual', 'coberturas', 'clinicas', 'no-cubre', 'preguntas', 'documentos'] as const;
type SectionId = (typeof sections)[number];

const sectionByTab = {
  Coberturas: 'coberturas',
  Clinicas: 'clinicas',
  'Preguntas-Frecuentes': 'preguntas',
  Documentos: 'documentos',
  'Poliza-Particular': 'documentos',
} as const satisfies Record<ProductTab, SectionId>;

function isTab(tab: string): tab is ProductTab {
  return Object.hasOwn(sectionByTab, tab);
}

/** Id of the section a path's last segment opens; null for none. */
export function sectionOfTab(tab: string | undefined): SectionId | null {
  return tab !== undefined && isTab(tab) ? sectionByTab[tab] : null;
}

/**
 * Whether clinics are a matter of the product: it names some, or it says what care in hospital or consultations is paid.
 * Never where they are hidden (C6-07).
 */
export function useHasClinics({ item, coverageOrganizations }: ProductDetail): boolean {
  const areShown = useShowsClinics();
  const { hospitalPercentage, ambulatoryPercentage } = item.summary;
  return areShown && (coverageOrganizations.length > 0 || hospitalPercentage !== null || ambulatoryPercentage !== null);
}

/** Sections the product has something for. */
function presentSections(detail: ProductDetail, hasClinics: boolean): readonly SectionId[] {
  const isPresent = {
    resumen: true,
    'costo-anual': true,
    coberturas: detail.coverages.tags.length > 0,
    clinicas: hasClinics,
    'no-cubre': detail.descriptions.some(({ type }) => type.name === 'no-cubre'),
    preguntas: detail.faq.length > 0,
    documentos: detail.documents.length > 0 || detail.source !== null,
  } satisfies Record<SectionId, boolean>;
  return sections.filter((id) => isPresent[id]);
}

/** Marks the part that is read; what does it comes when the page is there. Gives what ends it. */
function followReading(tabs: HTMLElement): () => void {
  const ending = new AbortController();
  void import('../../shell/active-section.ts').then((part) => part.markActiveSection(tabs, ending.signal));
  return () => ending.abort();
}

/** Anchors to the parts of the page; they stay at hand while it scrolls. */
export function SectionTabs({ detail }: { readonly detail: ProductDetail }) {
  const t = useTexts(productTexts);
  const hasClinics = useHasClinics(detail);
  const tabs = presentSections(detail, hasClinics).map((id) => ({ id, label: t(`tab.${id}`) }));
  return <Tabs ref={(nav) => (nav === null ? undefined : followReading(nav))} label={t('parts')} tabs={tabs} />;
}
