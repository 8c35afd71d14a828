import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from './button.tsx';
import { TextField } from './field.tsx';
import { Mark } from './mark.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Sheet } from './sheet.tsx';
import { Term } from './term.tsx';

describe('Button', () => {
  it('does not send a form unless it is told to', () => {
    expect(renderToString(<Button>Editar</Button>)).toContain('type="button"');
    expect(renderToString(<Button type="submit">Comparar</Button>)).toContain('type="submit"');
  });

  it('is at least 44 px high under a thumb in every size', () => {
    expect(buttonClass({ size: 'small' })).toContain('min-h-11');
    expect(buttonClass({ size: 'medium' })).toContain('min-h-11');
    expect(buttonClass({ size: 'large' })).toContain('min-h-12');
  });
});

describe('TextField', () => {
  it('ties hint and error to the box and marks it invalid', () => {
    const html = renderToString(<TextField id="edad" label="Tu edad" hint="En años" error="Falta tu edad" />);
    expect(html).toContain('for="edad"');
    expect(html).toContain('aria-describedby="edad-hint edad-error"');
    expect(html).toContain('aria-invalid="true"');
  });

  it('describes nothing when there is nothing to say', () => {
    const html = renderToString(<TextField label="Tu edad" />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });
});

describe('Mark', () => {
  it('shows its hue in the steps that the tokens have', () => {
    expect(renderToString(<Mark letters="CB" hue={212} />)).toContain('data-hue="210"');
    expect(renderToString(<Mark letters="CB" hue={359} />)).toContain('data-hue="0"');
  });

  it('carries no style attribute, which the content policy would refuse', () => {
    expect(renderToString(<Mark letters="CB" hue={212} />)).not.toContain('style=');
  });
});

describe('SegmentedControl', () => {
  it('is a set of radio buttons with the chosen one checked', () => {
    const choices = [
      { value: 'clp', label: '$' },
      { value: 'uf', label: 'UF' },
    ] as const;
    const html = renderToString(<SegmentedControl showsLabel label="Moneda" name="moneda" choices={choices} value="uf" />);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/<legend class="(?!sr-only)[^"]*">Moneda<\/legend>/);
    expect(html).toMatch(/value="uf"[^>]*checked|checked[^>]*value="uf"/);
  });
});

describe('Term', () => {
  it('opens its definition by a button, without script', () => {
    const html = renderToString(<Term label="Qué es el deducible">Lo que pagas tú primero.</Term>);
    const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(target).toBeTruthy();
    expect(html).toContain(`id="${target}"`);
  });
});

describe('Sheet', () => {
  it('keeps its content out of the page while it is closed', () => {
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={() => undefined} title="Filtros" closeText="Cerrar">
        Mis clínicas
      </Sheet>
    );
    expect(renderToString(sheet(false))).not.toContain('Mis clínicas');
    expect(renderToString(sheet(true))).toContain('Mis clínicas');
  });
});
