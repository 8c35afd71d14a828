import { Link } from 'react-router';

interface SwitchChoice {
  readonly label: string;
  readonly url: string;
  readonly isOn: boolean;
  /** Id of the option, for outside tools (docs/contracts/dom-hooks.md). */
  readonly value?: number;
}

interface SwitchLinksProps {
  readonly label: string;
  readonly choices: readonly SwitchChoice[];
  readonly className: string;
}

/** A few exclusive states of the page as links, so that each has its own URL and none needs script. */
export function SwitchLinks({ label, choices, className }: SwitchLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="inline-flex rounded-control border border-control bg-surface text-sm">
        {choices.map(({ label: choice, url, isOn, value }) => (
          <li key={choice} className="border-l border-line-2 first:border-l-0">
            <Link
              to={url}
              preventScrollReset
              data-value={value}
              aria-current={isOn ? 'true' : undefined}
              className="grid min-h-11 min-w-11 place-items-center rounded-control px-3 text-ink no-underline aria-[current]:bg-action-soft aria-[current]:font-bold aria-[current]:text-action-strong lg:px-2.5 lg:pointer-fine:min-h-8.5 lg:pointer-fine:min-w-0"
            >
              {choice}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
