class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(String(name)) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(String(name), String(value));
  }

  removeItem(name: string): void {
    this.#items.delete(String(name));
  }

  clear(): void {
    this.#items.clear();
  }
}

/** A document with an opaque origin throws for storage, which would stop code that stores a query. */
export function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
  }
}
