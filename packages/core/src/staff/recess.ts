/** Why an executive gets no requests for a while (C9-67). */
export const recessReasons = [
  { id: 1, name: 'Vacaciones' },
  { id: 2, name: 'Saldo Bajo' },
  { id: 3, name: 'Inactividad' },
  { id: 4, name: 'Licencia Médica' },
  { id: 5, name: 'Bajo Rendimiento' },
  { id: 9, name: 'Otros' },
] as const;
export type RecessReasonId = (typeof recessReasons)[number]['id'];

/** The reasons by what they mean. */
export const recessReason = {
  holidays: 1,
  lowBalance: 2,
  inactivity: 3,
  sickLeave: 4,
  lowPerformance: 5,
  other: 9,
} as const satisfies Record<string, RecessReasonId>;
