import type { Profile } from '@cotejo/contract/profile';
import { describe, expect, it } from 'vitest';
import type { SaidJourney } from './assistance-answers.ts';
import { hostsOf, journeyOfForm, knownJourney, wayToAssistance, type JourneyValues } from './assistance-journey.ts';

const pages = { chile: 'https://chile.asistencia.example/cotizar', worldwide: 'https://mundo.asistencia.example/cotizar' };
const today = '2026-11-20';
const whole: JourneyValues = {
  origen: 'CL',
  destino: 'europa',
  salida: '2027-01-05',
  regreso: '2027-01-20',
  edades: '34, 75, 8, 104',
};

function openedFor(change: Partial<JourneyValues> = {}) {
  const way = wayToAssistance({ ...whole, ...change }, { pages, today });
  if (way.kind !== 'open') throw new Error(JSON.stringify(way.faults));
  return { ...way, address: new URL(way.url) };
}

function faultsOf(change: Partial<JourneyValues>) {
  const way = wayToAssistance({ ...whole, ...change }, { pages, today });
  return way.kind === 'open' ? {} : way.faults;
}

describe('the way to the assistance provider', () => {
  it('B7-49 leads from Chile to the page of Chile, and from elsewhere to the worldwide one', () => {
    expect([openedFor().address.host, openedFor({ origen: 'otro' }).address.host]).toEqual([
      'chile.asistencia.example',
      'mundo.asistencia.example',
    ]);
  });

  it('passes on ages, days, destination and the number of the country, and nothing else', () => {
    const { address, ages, ignored } = openedFor();
    expect(Object.fromEntries(address.searchParams)).toEqual({
      Business: 'international-health',
      Country: '560',
      Destination: '02',
      StartDate: '05/01/2027',
      EndDate: '20/01/2027',
      Majors: '1',
      Childs: '1',
      Adults: '1',
      Age: '34|75|8',
    });
    expect([ages, ignored]).toEqual([[34, 75, 8], [104]]);
  });

  it.each<[Partial<JourneyValues>, object]>([
    [{ salida: '2026-11-19' }, { salida: 'fault.past' }],
    [{ salida: '2026-11-20' }, {}],
    [{ salida: '2027-02-29' }, { salida: 'fault.no-such-day' }],
    [{ salida: '2028-02-29', regreso: '2028-02-29' }, {}],
    [{ regreso: '2100-02-29' }, { regreso: 'fault.no-such-day' }],
    [{ regreso: '2027-01-20T23:59:60Z' }, { regreso: 'fault.no-such-day' }],
    [{ regreso: '2027-01-04' }, { regreso: 'fault.ends-before-start' }],
    [{ destino: '<script>' }, { destino: 'fault.unknown-destination' }],
    [{ edades: '104' }, { edades: 'fault.no-passengers' }],
    [{ edades: '' }, { edades: 'fault.no-passengers' }],
    [{ edades: '٣٤' }, { edades: 'fault.not-ages' }],
    [{ edades: '34, -1' }, { edades: 'fault.not-ages' }],
    [{ edades: '1e1' }, { edades: 'fault.not-ages' }],
    [{ edades: Array.from({ length: 11 }, () => '30').join() }, { edades: 'fault.not-ages' }],
    [{ origen: '' }, { origen: 'fault.unknown-origin' }],
    [{ origen: 'CL\u0000' }, { origen: 'fault.unknown-origin' }],
  ])('%j is told by its field', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('names both pages while nobody knows where the journey begins', () => {
    expect(['', 'CL', 'otro'].map((origen) => hostsOf(pages, { origen }))).toEqual([
      ['chile.asistencia.example', 'mundo.asistencia.example'],
      ['chile.asistencia.example'],
      ['mundo.asistencia.example'],
    ]);
  });
});

describe('what a profile says of a journey', () => {
  const profile: Profile = {
    cotizante: [{ edad: 34, sexo: 'Femenino' }, { edad: 36 }],
    cargas: [{ edad: 8 }],
    ingresodatos: true,
    viaje: { dias: 10 },
    zona: 'europa',
  };
  const known = (own: Partial<Profile> = {}, countryCode: 'CL' | 'PE' | null = 'CL', said: SaidJourney | null = null) =>
    knownJourney({ profile: { ...profile, ...own }, said, edition: { countryCode } });

  it('is everybody of it, from the country of the edition', () => {
    expect(known()).toEqual({ origen: 'CL', destino: 'europa', salida: '', regreso: '', edades: '34, 36, 8' });
    expect(known({}, 'PE').origen).toBe('otro');
    expect(known({ zona: 'asia-oceania' }, null)).toMatchObject({ origen: '', destino: '' });
  });

  it('is its days and places where it has them', () => {
    const viaje = { dias: 16, salida: '2027-01-05', regreso: '2027-01-20', origen: { code: 'cl' }, destino: { code: 'CL' } };
    const days = { salida: '2027-01-05', regreso: '2027-01-20', edades: '34, 36, 8' };
    expect(known({ viaje }, null)).toEqual({ origen: 'CL', destino: 'mi-pais', ...days });
    expect(known({ viaje: { ...viaje, destino: { code: 'JP' } } }, null).destino).toBe('asia');
    expect(known({ viaje: { ...viaje, destino: { code: 'PA' } } }, null).destino).toBe('europa');
  });

  it('is nobody of an example', () => {
    expect(known({ ingresodatos: false }).edades).toBe('');
  });

  const said: SaidJourney = { origin: 'PE', destination: 'CA', start: '2027-02-01', end: '2027-02-09', ages: '29, 3' };

  it('B7-48 B7-52 gives way to what the request says', () => {
    const viaje = { dias: 16, salida: '2027-01-05', regreso: '2027-01-20', destino: { code: 'JP' } };
    expect(known({ viaje }, 'CL', said)).toEqual({
      origen: 'otro',
      destino: 'america-del-norte',
      salida: '2027-02-01',
      regreso: '2027-02-09',
      edades: '29, 3',
    });
    expect(known({ viaje }, 'CL', { ...said, origin: '', destination: '', start: '', end: '', ages: '' })).toEqual(
      known({ viaje }, 'CL'),
    );
  });

  it('asks for the destination that the request says and the provider has not, in place of another of the profile', () => {
    expect(known({}, 'CL', { ...said, destination: 'PA' }).destino).toBe('');
  });

  it('does not mix the days of two journeys', () => {
    const viaje = { dias: 16, salida: '2027-01-05', regreso: '2027-01-20' };
    expect(known({ viaje }, 'CL', { ...said, end: '' })).toMatchObject({ salida: '2027-02-01', regreso: '' });
  });

  it('is read from a form with what stands around it cut off', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(whole)) form.set(name, ` ${value} `);
    form.set('destino', 'x'.repeat(10_000_000));
    const read = journeyOfForm(form);
    expect(read).toEqual({ ...whole, destino: 'x'.repeat(60) });
    expect(journeyOfForm(new FormData()).edades).toBe('');
  });
});
