import { cva, type VariantProps } from 'class-variance-authority';

const markClass = cva('mark-tile grid shrink-0 place-items-center font-extrabold', {
  variants: {
    size: {
      small: 'size-9 rounded-control text-sm',
      medium: 'size-11 rounded-control text-sm lg:size-13',
      large: 'size-13 rounded-card text-base lg:size-17',
    },
  },
  defaultVariants: { size: 'medium' },
});

const hueStep = 15;

type MarkProps = VariantProps<typeof markClass> & {
  /** Two letters. */
  readonly letters: string;
  /** 0 to 359; shown in steps of 15, as tokens.css has them. */
  readonly hue: number;
};

/** The drawn mark of an organisation: its letters on a tinted tile. Its name always stands beside it, so it is hidden from readers. */
export function Mark({ letters, hue, size }: MarkProps) {
  return (
    <span className={markClass({ size })} data-hue={(Math.round(hue / hueStep) * hueStep) % 360} aria-hidden="true">
      {letters}
    </span>
  );
}
