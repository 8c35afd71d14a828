/** What a movement of an executive's account does to its balance. */
export type MovementEffect = 'adds' | 'takes';

/** Movements of an executive's account by their numbers (C9-68 to C9-72); the names of 1, 2, 11 and 12 are ours (docs/decisions/0301). */
export const movementTypes = [
  { id: 1, name: 'Depósito por transferencia', family: 'deposit', effect: 'adds' },
  { id: 2, name: 'Depósito con tarjeta', family: 'deposit', effect: 'adds' },
  { id: 11, name: 'Bono de bienvenida', family: 'bonus', effect: 'adds' },
  { id: 12, name: 'Bono por desempeño', family: 'bonus', effect: 'adds' },
  { id: 13, name: 'Reverso', family: 'reversal', effect: 'adds' },
  { id: 99, name: 'Otro abono', family: 'other-income', effect: 'adds' },
  { id: 101, name: 'Cargo por prospecto cerrado', family: 'charge', effect: 'takes' },
  { id: 102, name: 'Retiro', family: 'charge', effect: 'takes' },
  { id: 103, name: 'Cargo por envío', family: 'charge', effect: 'takes' },
  { id: 199, name: 'Otro cargo', family: 'charge', effect: 'takes' },
] as const satisfies readonly { id: number; name: string; family: string; effect: MovementEffect }[];
export type MovementTypeId = (typeof movementTypes)[number]['id'];

/** The movement types by what they mean, for code that books one. */
export const movementType = {
  transferDeposit: 1,
  cardDeposit: 2,
  welcomeBonus: 11,
  performanceBonus: 12,
  reversal: 13,
  otherIncome: 99,
  closedProspect: 101,
  withdrawal: 102,
  perSend: 103,
  otherCharge: 199,
} as const satisfies Record<string, MovementTypeId>;

/** Why a charge is taken though the account did not allow it (C9-74). */
export const forcedChargeReasons = [
  { id: 1, name: 'Reintento de cargos fallidos' },
  { id: 2, name: 'Error en el precio del producto' },
  { id: 3, name: 'Tarjeta sin saldo' },
] as const;
