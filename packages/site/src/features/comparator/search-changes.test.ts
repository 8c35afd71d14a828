import { readComparatorSearch, writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  saidOnceTicked,
  searchFromForm,
  withCurrency,
  withFilters,
  withoutFilters,
  withoutValue,
  withSort,
  withValue,
  withView,
} from './search-changes.ts';

const read = (text: string): ComparatorSearch => readComparatorSearch(new URLSearchParams(text));
const write = (search: ComparatorSearch): string => writeComparatorSearch(search).toString();

describe('changes of the list', () => {
  it.each([
    ['a filter', withFilters(read('page=3'), { annualCapFrom: 5000 }), 'annualCapFrom=5000'],
    ['one value more', withValue(read('organizations=A&page=3'), 'organizations', 'B'), 'organizations=A%2CB'],
    ['one value less', withoutValue(read('organizations=A,B&page=3'), 'organizations', 'A'), 'organizations=B'],
    ['another order', withSort(read('page=3'), 'precio-asc'), 'sort=precio-asc'],
    ['no filter', withoutFilters(read('organizations=A&sort=afinidad&page=3')), 'sort=afinidad'],
  ])('A2.3-17 %s goes back to page 1', (_, search, expected) => {
    expect(write(search)).toBe(expected);
  });

  it('layout and currency keep the page', () => {
    expect(write(withCurrency(withView(read('page=3'), 'lista'), true))).toBe('view=lista&currency=1&page=3');
  });

  it('takes the filters from the form and order, layout and currency from the page', () => {
    const form = new FormData();
    form.append('organizations', 'A');
    form.append('organizations', 'B');
    form.append('preciomin', '180000');
    form.append('preciomax', '');
    form.append('salesChannel', '');
    form.append('organizationType', 'insurer');
    form.append('deductibleTo', '10');
    const search = searchFromForm(form, read('modalities=Preferente&sort=precio-asc&currency=1&page=4'));
    expect(write(search)).toBe(
      'organizations=A%2CB&organizationType=insurer&preciomin=180000&deductibleTo=10&sort=precio-asc&currency=1',
    );
  });

  it('keeps the order in which values were chosen, which is not that of the form, and puts a new one last', () => {
    const form = new FormData();
    for (const clinic of ['A', 'B', 'C']) form.append('coverageOrganizations', clinic);
    expect(searchFromForm(form, read('coverageOrganizations=C,A')).filters.coverageOrganizations).toEqual(['C', 'A', 'B']);
    expect(searchFromForm(form, read('coverageOrganizations=D,C')).filters.coverageOrganizations).toEqual(['C', 'A', 'B']);
  });

  it('leaves the limits of price where the least is above the most, until it is no more', () => {
    const form = new FormData();
    form.append('preciomin', '$300.000');
    form.append('preciomax', '$100.000');
    form.append('features', 'x');
    const around = read('preciomax=100000');
    expect(write(searchFromForm(form, around))).toBe('features=x&preciomax=100000');
    form.set('preciomax', '$500.000');
    expect(write(searchFromForm(form, around))).toBe('features=x&preciomin=300000&preciomax=500000');
  });

  it('takes limits in the unit that the form says, and not one of them anew that it only shows', () => {
    const form = new FormData();
    form.append('priceUnit', '40000/1');
    form.append('preciomin', 'UF 2,25');
    form.append('preciomax', 'UF 4,5');
    expect(write(searchFromForm(form, read('preciomax=180001&currency=1')))).toBe('preciomin=89800&preciomax=180001&currency=1');
  });

  it('takes any kind of company and any deductible from a form that says neither', () => {
    const form = new FormData();
    form.append('organizationType', '');
    form.append('deductibleTo', '');
    expect(write(searchFromForm(form, read('organizationType=insurer&deductibleTo=10')))).toBe('');
  });

  it('counts every ticked value, and both price limits as one', () => {
    expect(countFilters(read('organizations=A,B&features=x&preciomin=1&preciomax=2&annualCapFrom=1000&sort=puntaje'))).toBe(5);
    expect(countFilters(read('organizationType=insurer&deductibleTo=0&salesChannel=online&view=lista'))).toBe(3);
  });

  it.each([
    ['a box that is ticked', { type: 'checkbox', name: 'organizations', value: 'C', checked: false }, 'organizations=A%2CB%2CC'],
    ['a tick that is taken away', { type: 'checkbox', name: 'organizations', value: 'A', checked: true }, 'organizations=B'],
    ['another of some that exclude each other', { type: 'radio', name: 'annualCapFrom', value: '8000', checked: false }, '8000'],
  ])('tells what the form will say of %s', (_, box, expected) => {
    const form = new FormData();
    for (const value of ['A', 'B']) form.append('organizations', value);
    form.append('annualCapFrom', '5000');
    const said = write(searchFromForm(saidOnceTicked(form, box), read('organizations=A,B&annualCapFrom=5000')));
    expect(said).toContain(expected);
    expect(said.includes('annualCapFrom=5000')).toBe(box.type === 'checkbox');
  });
});
