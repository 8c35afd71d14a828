const promises = [
  {
    heading: 'Precio real',
    claim: 'El mismo hasta el final',
    text: 'Calculado con tu familia, la UF del día y las reglas vigentes. Lo que ves en la lista es lo que dice la solicitud.',
  },
  {
    heading: 'Orden honesto',
    claim: 'Nadie paga por salir primero',
    text: 'Ordenamos por puntaje y te mostramos de qué está hecho. También puedes ordenar por precio.',
  },
  {
    heading: 'Tú decides',
    claim: 'Contacto sólo si lo pides',
    text: 'Eliges por dónde te escriben o llaman. Responde una persona, con nombre y número.',
  },
] as const;

/** 'Cómo comparamos': what the visitor can hold us to. */
export function Promises() {
  return (
    <section aria-labelledby="como-comparamos" className="pt-9 lg:pt-13">
      <h2 id="como-comparamos" className="mb-4 text-xl tracking-tight lg:text-2xl">
        Cómo comparamos
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-8.5">
        {promises.map((promise) => (
          <li key={promise.heading}>
            <p className="mb-1.5 font-extrabold text-action">{promise.heading}</p>
            <h3 className="mb-1 text-lg">{promise.claim}</h3>
            <p className="text-ink-2">{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
