import { expect, it } from 'vitest';

/**
 * Tests that a package has the names of the published package of 8.23, and no other.
 *
 * @param exported the module of the package
 * @param published the published names, without types
 */
export function describeNames(exported: object, published: readonly string[]): void {
  it('exports the names of the published package, and no other', () => {
    expect(Object.keys(exported).sort()).toEqual([...published].sort());
  });
}
