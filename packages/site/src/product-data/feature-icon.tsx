interface FeatureIconProps {
  /** Of the feature. */
  readonly name: string;
  /** Active where a product has the feature, else greyed (B4-51). */
  readonly isActive: boolean;
}

/**
 * The sign of a feature (B9-29), or a tick where signs.css knows none; hidden from screen readers: its name, and whether it is
 * there, stand beside it.
 */
export function FeatureIcon({ name, isActive }: FeatureIconProps) {
  return (
    <span
      aria-hidden="true"
      data-sign={name}
      data-active={isActive}
      className={`sign size-5 ${isActive ? 'text-best' : 'text-line-2'}`}
    />
  );
}
