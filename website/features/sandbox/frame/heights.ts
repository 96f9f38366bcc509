/** In pixels. A frame scrolls what is higher, and a still picture cuts it. */
export const heights = { least: 64, most: 1800 } as const;
