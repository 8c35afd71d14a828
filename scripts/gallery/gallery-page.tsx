import { SegmentedControl } from '@cotejo/ui/segmented-control';
import { useState, type ReactElement } from 'react';
import { brands, wear } from './brands.ts';
import { groupsOf } from './groups.ts';
import { RolesTable } from './roles-table.tsx';

/** Examples of each primitive by the name of its file. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement>>>>;

function Primitive({ name, examples }: { readonly name: string; readonly examples: Examples[string] }) {
  return (
    <section id={name} data-primitive={name} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`} className="mb-2 text-lg">
        {name}
      </h3>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {Object.entries(examples).map(([title, example]) => (
          <div key={title} className="grid grid-cols-1 gap-2 px-4 py-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-6 lg:px-6">
            <p className="text-sm text-ink-2">{title}</p>
            {/* What is fixed to the screen stays in its own box here. */}
            <div className={`min-w-0 [contain:layout] ${name === 'toast' ? 'h-20' : ''}`}>{example}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** All primitives with their examples, worn by the brand that is chosen; the address keeps the choice. */
export function GalleryPage({ examples, first }: { readonly examples: Examples; readonly first: string }) {
  const [code, setCode] = useState(first);
  const groups = groupsOf(Object.keys(examples));
  const choose = (chosen: string): void => {
    const brand = brands.find((known) => known.code === chosen);
    if (brand === undefined) return;
    wear(brand);
    setCode(chosen);
    history.replaceState(null, '', `?tokens=${chosen}${location.hash}`);
  };
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="wrap flex min-h-(--bar-top) items-center gap-2.5 font-extrabold">
          <span aria-hidden="true" className="grid size-8.5 place-items-center rounded-control bg-action text-sm text-action-ink">
            {code === 'partner' ? 'PA' : code}
          </span>
          <span className="tracking-tight">Cotejo</span>
        </div>
      </header>
      <main className="wrap grid grid-cols-1 gap-8 py-7 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10 lg:py-12">
        <div className="lg:col-span-2">
          <h1 className="text-2xl tracking-tight lg:text-3xl">Galería</h1>
          <p className="mt-2 mb-5 max-w-text text-ink-2">
            Las piezas de las que están hechas las páginas, con los ejemplos que también usan sus pruebas.
          </p>
          <div className="-mx-4 overflow-x-auto px-4 py-1 whitespace-nowrap">
            <SegmentedControl
              label="Colores de"
              name="tokens"
              choices={brands.map((brand) => ({ value: brand.code, label: brand.label }))}
              value={code}
              onChange={choose}
            />
          </div>
        </div>
        <nav aria-label="Piezas" className="max-lg:hidden">
          <div className="sticky top-6 grid gap-4">
            {groups.map(({ title, names }) => (
              <div key={title}>
                <p className="mb-1 text-sm font-bold">{title}</p>
                <ul>
                  {names.map((name) => (
                    <li key={name}>
                      <a
                        href={`#${name}`}
                        className="flex min-h-6 items-center text-sm text-ink-2 no-underline hover:text-action"
                      >
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <section data-group="Roles" aria-labelledby="roles-title">
            <h2 id="roles-title" className="mb-4 text-xl tracking-tight">
              Roles
            </h2>
            <RolesTable />
          </section>
          {groups.map(({ title, names }, place) => (
            <section key={title} data-group={title} aria-labelledby={`group-${place}`}>
              <h2 id={`group-${place}`} className="mb-4 text-xl tracking-tight">
                {title}
              </h2>
              <div className="grid gap-6">
                {names.map((name) => (
                  <Primitive key={name} name={name} examples={examples[name] ?? {}} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
