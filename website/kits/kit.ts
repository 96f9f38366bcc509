import type { ControlChanges } from './controls.ts';
import type { MissingIcons } from './icons.ts';

/**
 * A UI kit that has an add-on, which is always the package `@react-querybuilder/<id>`.
 *
 * @typeParam Package - Names of packages.
 */
export interface Kit<Package extends string = string> {
  /** Its folder, and its name in addresses. */
  readonly id: string;
  readonly label: string;
  /** Completes "React Query Builder" before the kit's version; "with" and the label by default. */
  readonly subject?: string;
  /** Size of the builder in `poster-light.webp` and `poster-dark.webp`, in CSS pixels. */
  readonly poster: { readonly width: number; readonly height: number };
  /** What the add-on provides, for the API reference. */
  readonly purpose: string;
  /** The add-on's component, which provides the kit's controls to the builders in it. */
  readonly component: string;
  /** The controls that the add-on changes. It leaves the others as they are. */
  readonly controls: ControlChanges;
  readonly packages: readonly [Package, ...Package[]];
  /** Packages that only the build of a program needs. */
  readonly buildPackages?: readonly Package[];
  /** A sentence about what the published add-on needs, if the demo runs a replacement that needs other packages. */
  readonly published?: string;
  /** The package whose version is the kit's; the first of `packages` by default. */
  readonly ownPackage?: Package;
  /** The kit's own provider, which goes around the add-on's component. */
  readonly provider?: KitProvider;
  readonly stylesheets?: readonly string[];
  /** What the sandbox imports instead, because it has no build. */
  readonly sandboxStylesheets?: readonly string[];
  /** The start of a program's own stylesheet, for the kit's build tool. */
  readonly buildCss?: string;
  /** Icons that the add-on leaves to the library's symbols, which many fonts lack. */
  readonly missingIcons?: MissingIcons;
}

/** What fixes how a kit's builder looks in frames and programs, apart from what pages need that list kits. */
export interface KitRules {
  readonly css?: string;
  /** Rules for programs with icons of their own. */
  readonly iconCss?: string;
  /** Rules for an option of the demo, by its id. */
  readonly optionCss?: Readonly<Record<string, string>>;
}

export interface KitProvider {
  /** Its package, which readers can import in the sandbox, too. */
  readonly from: string;
  readonly names: readonly string[];
  /** The opening tag without its brackets. */
  readonly tag: string;
  /** What the tag uses: statements of a program's module. */
  readonly setup?: string;
}

export const muteIcons = ['muteRule', 'muteGroup', 'unmuteRule', 'unmuteGroup'] as const;
