/** What people of the house do (C §6); what each may do is decided where it is asked (docs/decisions/0174). */
export const staffRoles = ['EJECUTIVO', 'SUPERVISOR', 'GERENTE', 'BACKOFFICE', 'JEFATURA_SAC_CHILE', 'ADMINISTRADOR'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const userStatuses = ['Activo', 'Inactivo'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What a person is within a policy (C §6). */
export const policyRoles = ['titular', 'conyuge', 'carga', 'beneficiary'] as const;
export type PolicyRole = (typeof policyRoles)[number];
