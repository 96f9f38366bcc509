export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
