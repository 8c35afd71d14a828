import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { Choice } from './found-choices.ts';
import { formTexts } from './texts.ts';

interface SearchListProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly isOpen: boolean;
  readonly active: number | null;
  readonly found: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** The choices that fit, below the box that looks for them; the box keeps the focus. */
export function SearchList({ id, label, isOpen, active, found, chosen, onChoose }: SearchListProps) {
  const t = useTexts(formTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);
  return (
    <div
      ref={list}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-1 scroll-mb-3 rounded-control border border-line-2 bg-surface py-1 shadow-float"
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={typeof label === 'string' ? label : t('choices')}
        className="max-h-72 overflow-y-auto overscroll-contain"
        // A press here must not take the focus from the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          found.map((choice, index) => (
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={choice === chosen}
              className={`flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 hover:bg-surface-2 lg:pointer-fine:min-h-9 ${
                index === active ? 'bg-action-soft text-action-strong' : ''
              } ${choice === chosen ? 'font-semibold' : ''}`}
              onClick={() => onChoose(choice)}
              onKeyDown={({ key }) => key === 'Enter' && onChoose(choice)}
            >
              {choice.label}
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && <p className="px-3.5 py-2.5 text-ink-2">{t('noneFound')}</p>}
    </div>
  );
}
