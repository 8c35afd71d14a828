const counted = { people: 0 };

/** Name, telephone and e-mail of somebody else at each call: who asks twice within a day is a 'Duplicado'. */
export function somebody(): { readonly first_name: string; readonly telefono: string; readonly email: string } {
  counted.people += 1;
  const number = String(10_000_000 + counted.people);
  return { first_name: 'Ana Soto', telefono: `+56 9 ${number}`, email: `ana${number}@correo.example` };
}
