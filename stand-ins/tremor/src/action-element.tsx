import type { ComponentPropsWithoutRef } from 'react';
import type { ActionProps } from 'react-querybuilder';
import { actionButtonProps, hasWords, kitProps } from '../../shared/props.ts';
import { Spinner } from './icons.tsx';
import { iconSizes, merge, styles, textSizes, variants } from './styles.ts';
import { tones } from './tones.ts';
import type { TremorColor, TremorIcon } from './tremor-props.ts';

/** Props of {@link TremorActionElement}: the library's, those of a `button`, and those of Tremor's button. */
export interface TremorActionProps
  extends ActionProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ActionProps> {
  /** Default: a border if the button has text, and none if it has a symbol. */
  readonly variant?: keyof typeof variants;
  /** Default: gray, or blue if there is a `variant`. */
  readonly color?: TremorColor;
  /** Default: `sm`. */
  readonly size?: keyof typeof textSizes;
  readonly icon?: TremorIcon;
  /** Default: `left`. */
  readonly iconPosition?: 'left' | 'right';
  /** Shows a spinner in place of the icon, and disables the button. */
  readonly loading?: boolean;
  /** Replaces the label while `loading` is true. */
  readonly loadingText?: string;
  /** Replaces the title. */
  readonly tooltip?: string;
}

/** Any button of the builder: with a border if it has text, without one if it has an icon. */
export const TremorActionElement = ({
  variant,
  color,
  size = 'sm',
  icon,
  iconPosition = 'left',
  loading,
  loadingText,
  tooltip,
  ...props
}: TremorActionProps) => {
  const label =
    loading && loadingText ? { label: loadingText, disabledTranslation: undefined } : {};
  const { type, children, disabled, title, ...button } = actionButtonProps({ ...props, ...label });
  const isText = hasWords(children);
  const isToned = variant !== undefined || color !== undefined;
  const look = isToned
    ? merge(variants[variant ?? 'primary'], tones[color ?? 'blue'])
    : styles[isText ? 'textButton' : 'iconButton'];
  const sizes = isText ? textSizes : iconSizes;
  const Icon = loading ? Spinner : icon;
  const shownIcon = Icon && <Icon className={styles.buttonIcon} aria-hidden />;
  return (
    <button
      type={type}
      className={merge(
        look,
        sizes[size],
        Icon && !isText && styles.symbolWithIcon,
        props.className,
      )}
      data-testid={props.testID}
      onClick={(event) => props.handleOnClick(event)}
      title={tooltip ?? title}
      disabled={disabled || loading}
      aria-busy={loading}
      {...button}
      {...kitProps(props)}
    >
      {iconPosition === 'left' && shownIcon}
      {children}
      {iconPosition === 'right' && shownIcon}
    </button>
  );
};
