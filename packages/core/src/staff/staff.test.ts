import { describe, expect, it } from 'vitest';
import { salesChannels } from '../catalogue/product.ts';
import { policyRoles, staffRoles, userStatuses } from './staff.ts';

describe('words of the house', () => {
  it('C6-14: the six roles of staff', () => {
    expect(staffRoles).toEqual(['EJECUTIVO', 'SUPERVISOR', 'GERENTE', 'BACKOFFICE', 'JEFATURA_SAC_CHILE', 'ADMINISTRADOR']);
  });

  it('C6-15: a user is active or not', () => {
    expect(userStatuses).toEqual(['Activo', 'Inactivo']);
  });

  it('C6-17: what a person is within a policy', () => {
    expect(policyRoles).toEqual(['titular', 'conyuge', 'carga', 'beneficiary']);
  });

  it('C6-20: the four sales channels', () => {
    expect([...salesChannels].toSorted()).toEqual(['ExecutiveEmployee', 'ExternalOnlineSale', 'QpMixSale', 'QpOnlineSale']);
  });
});
