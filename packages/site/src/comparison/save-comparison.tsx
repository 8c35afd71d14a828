import { Button, buttonClass } from '@cotejo/ui/button';
import { TextField } from '@cotejo/ui/field';
import { href } from '@cotejo/contract/paths';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEdition } from '../edition-context.ts';
import { focusLater } from '../late-focus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHeldPress } from '../use-held-press.ts';
import { savedFrom, useSavedComparisons } from './saved-comparisons.ts';
import { savedTexts } from './saved-texts.ts';
import type { ShownComparison } from './shown-comparison.ts';
import { useClosing } from './use-closing.ts';
import type { Said } from './tools-message.tsx';

interface SaveComparisonProps {
  readonly shown: ShownComparison;
  /** Told what came of it. */
  readonly onSaid: (said: Said) => void;
  readonly onOpen: () => void;
}

/** Keeps the comparison in the browser under a name. */
export function SaveComparison({ shown, onSaid, onOpen }: SaveComparisonProps) {
  const t = useTexts(savedTexts);
  const { save } = useSavedComparisons(useEdition().brand.code);
  const panel = useRef<HTMLDetailsElement>(null);
  const callOff = useRef<() => void>(() => undefined);
  const usualName = shown.columns.map(({ item }) => item.displayName).join(', ');
  const keep = (data: FormData): void => {
    const given = data.get('nombre');
    const name = (typeof given === 'string' ? given.trim() : '') || usualName;
    const kept = savedFrom(shown, name);
    if (save(kept)) {
      onSaid({
        text: t('done', { name: kept.name }),
        wayOn: { to: href('compareProducts', {}), text: t('seeAll') },
        stays: false,
      });
    } else onSaid({ text: t('notKept'), wayOn: null, stays: true });
    if (!panel.current) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const opened = (): void => {
    onOpen();
    const field = panel.current?.querySelector('input');
    if (field) callOff.current = focusLater(field, panel.current?.querySelector('summary') ?? null);
  };
  // Who is quicker than the script has the browser alone open it.
  const openedBefore = useEffectEvent(() => {
    if (panel.current?.open) opened();
  });
  useEffect(() => {
    openedBefore();
    return () => callOff.current();
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const held = useHeldPress<HTMLDivElement>(() => {
    if (form.current) keep(new FormData(form.current));
  });
  return (
    <details
      ref={panel}
      {...useClosing(panel)}
      onToggle={({ currentTarget }) => {
        callOff.current();
        if (currentTarget.open) opened();
      }}
      className="noscript:hidden sm:relative"
    >
      <summary className={buttonClass({ look: 'outline', size: 'small' })}>{t('save')}</summary>
      <form
        ref={form}
        aria-label={t('saveTitle')}
        className="absolute inset-x-0 z-2 mt-1.5 grid gap-3 sm:left-auto sm:w-72 rounded-card border border-line bg-surface p-4 shadow-float"
        onSubmit={(event) => {
          event.preventDefault();
          keep(new FormData(event.currentTarget));
        }}
      >
        <TextField label={t('name')} name="nombre" hint={t('where')} maxLength={80} autoComplete="off" defaultValue={usualName} />
        <div {...held} className="grid">
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </details>
  );
}
