import ts from 'typescript';
import { mapSpecifier, type Target } from './targets.ts';

type Resolvers = Required<
  Pick<ts.CompilerHost, 'resolveModuleNameLiterals' | 'resolveTypeReferenceDirectiveReferences'>
>;

/**
 * Makes TypeScript find one release under the library's own name, in code and in declarations.
 *
 * @param aliases - A target's aliases.
 */
export function withAliases<Host extends ts.ModuleResolutionHost>(
  host: Host,
  aliases: Target['aliases'],
  options: ts.CompilerOptions,
  cache: ts.ModuleResolutionCache,
): Host & Resolvers {
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from, redirect, _options, source) =>
      literals.map((literal) =>
        ts.resolveModuleName(
          mapSpecifier(literal.text, aliases),
          from,
          options,
          host,
          cache,
          redirect,
          ts.getModeForUsageLocation(source, literal, options),
        ),
      ),
    resolveTypeReferenceDirectiveReferences: (references, from, redirect) =>
      references.map((reference) =>
        ts.resolveTypeReferenceDirective(
          mapSpecifier(typeof reference === 'string' ? reference : reference.fileName, aliases),
          from,
          options,
          host,
          redirect,
        ),
      ),
  };
}
