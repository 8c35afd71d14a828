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
for (const group of document.querySelectorAll('main > .group')) group.open = isWide && !group.hasAttribute('data-closed');

function find() {
  const words = plain(input.value).split(/\\s+/).filter(Boolean);
  for (const { node, text } of entries) node.hidden = !words.every((word) => text.includes(word));
  for (const group of groups) {
    group.hidden = words.length > 0 && !group.querySelector('[data-find]:not([hidden])');
    if (words.length > 0) group.open = true;
  }
  const count = document.querySelectorAll('main .call:not([hidden])').length;
  told.value = words.length === 0 ? '' : count === 1 ? '1 llamada' : count + ' llamadas';
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  for (let node = named.parentElement; node; node = node.parentElement) {
    node.hidden = false;
    if (node.localName === 'details') node.open = true;
  }
  if (!isWide) menu.open = false;
  named.scrollIntoView();
}

form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', find);
addEventListener('hashchange', openNamed);
openNamed();
`;
