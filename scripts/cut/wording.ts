const wordings: readonly (readonly [next: RegExp, released: string])[] = [
  [/\bthe coming release of (.+?) \(at present (.+?)\)/g, '$1 $2'],
  [/^Next describes the coming release\..*$/gm, 'These pages describe `{{library}}`.'],
];

export const releasedWording = (text: string): string =>
  wordings.reduce((result, [next, released]) => result.replace(next, released), text);
