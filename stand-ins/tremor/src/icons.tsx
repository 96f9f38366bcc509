import { draw } from '../../shared/icons.tsx';
import { merge } from './styles.ts';

interface IconProps {
  readonly className?: string;
}

const icon =
  (path: string) =>
  ({ className }: IconProps) =>
    draw(<path d={path} />, { className, strokeWidth: 1.75 });

export const Tick = icon('m3.5 8.5 3 3 6-7');

export const Chevron = icon('m4 6 4 4 4-4');

export const CalendarIcon = icon('M2.5 4.5h11v9h-11zM2.5 7.5h11M5.5 2.5v2M10.5 2.5v2');

const Arc = icon('M8 2a6 6 0 1 1-6 6');

export const Spinner = ({ className }: IconProps) => (
  <Arc className={merge(className, 'animate-spin motion-reduce:animate-none')} />
);
