/**
 * What the documentation's page does in a browser beyond links and details, which need no script: finds calls by words,
 * opens the call that an address names, and shows the groups open where there is room.
 */
export const documentationScript = `
const form = document.querySelector('.find');
const input = form.querySelector('input');
const told = form.querySelector('output');
const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
const entries = [...document.querySelectorAll('[data-find]')].map((node) => ({ node, text: plain(node.dataset.find) }));
const groups = [...document.querySelectorAll('[data-group]')];
const isWide = matchMedia('(min-width: 60rem)').matches;
const menu = document.querySelector('nav > details');
form.hidden = false;
menu.open = isWide;
const opensAtFirst = (group) => isWide && group.matches('main > .group:not([data-closed])');
for (const group of groups) group.open = opensAtFirst(group);

function find() {
  const words = plain(input.value).split(/\\s+/).filter(Boolean);
  for (const { node, text } of entries) node.hidden = !words.every((word) => text.includes(word));
  for (const group of groups) {
    group.hidden = words.length > 0 && !group.querySelector('[data-find]:not([hidden])');
    group.open = words.length > 0 || opensAtFirst(group);
  }
  const count = document.querySelectorAll('main [data-find]:not([hidden])').length;
  told.value = words.length === 0 ? '' : count === 0 ? 'Ninguna llamada: prueba con otra palabra' : count === 1 ? '1 llamada' : count + ' llamadas';
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  for (let node = named.parentElement; node; node = node.parentElement) {
    node.hidden = false;
    if (node.localName === 'details') node.open = true;
  }
  if (!isWide) menu.open = named.contains(menu);
  named.scrollIntoView();
}

form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', find);
addEventListener('hashchange', openNamed);
openNamed();
`;
