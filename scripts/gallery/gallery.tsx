import './gallery.css';
import { openPanelsOnHover } from '@cotejo/ui/hover-panels';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { brands, wear } from './brands.ts';
import { GalleryPage } from './gallery-page.tsx';

const files = import.meta.glob<{ examples: Record<string, ReactElement> }>('../../packages/ui/src/*.examples.tsx', {
  eager: true,
});
const examples = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/.*\/(.*)[.]examples[.]tsx/, '$1'), file.examples]),
);

const asked = new URLSearchParams(location.search).get('tokens');
const first = brands.find(({ code }) => code === asked) ?? brands[0];
const place = document.querySelector('#gallery');
if (first !== undefined && place !== null) {
  wear(first);
  createRoot(place).render(<GalleryPage examples={examples} first={first.code} />);
}
addEventListener('pointerover', (event) => openPanelsOnHover(event, false), { once: true });
