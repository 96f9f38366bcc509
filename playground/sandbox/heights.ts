/** The limits of what a sample renders, in pixels. A frame scrolls what is higher; a still picture cuts it. */
export const heights = { least: 64, most: 800 } as const;
