import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';

/**
 * The image of website/static/img/logo.svg in the HTML, in the colors of the mode. As pictures, one per
 * mode, it needed two requests, two documents that the browser sets up, and a second pass of React.
 */
export default function Logo({ imageClassName: _, titleClassName, ...props }: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to="/" {...props}>
      <svg className="navbar__logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M9 4H4v24h5M23 4h5v24h-5" />
        <path d="M12 12h8M12 20h4" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
