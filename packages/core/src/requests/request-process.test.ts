import { describe, expect, it } from 'vitest';
import { editionOf } from '../editions/editions.ts';
import { requestProcessOf, requestProcesses } from './request-process.ts';

const chile = editionOf('chile');
const peru = editionOf('peru');

describe('the process of a request', () => {
  it('follows what the profile of its line is asked, whoever else is asked for', () => {
    expect(requestProcessOf(['employees', 'payroll', 'riskClass'], peru)).toBe(requestProcesses.sctr);
    expect(requestProcessOf(['employees'], peru)).toBe(requestProcesses.company);
    expect(requestProcessOf(['people', 'dependants', 'journey'], editionOf('international'))).toBe(requestProcesses.travel);
    expect(requestProcessOf(['pets'], editionOf('colombia'))).toBe(requestProcesses.pets);
    expect(requestProcessOf(['people', 'dependants', 'region'], peru)).toBe(requestProcesses.health);
    expect(requestProcessOf([], peru)).toBeNull();
  });

  it('is none where the edition asks for such by the contact form', () => {
    expect(requestProcessOf(['people', 'region'], chile)).toBeNull();
    expect(requestProcessOf(['people', 'region'], peru)).toBe(requestProcesses.health);
    expect(requestProcessOf(['pets'], chile)).toBe(requestProcesses.pets);
    expect(requestProcessOf(['pets'], peru)).toBeNull();
  });
});
