import { codeFramePolicy, kitFramePolicy, type PolicyInputs, pagePolicy } from './policies.ts';

/** Headers of the addresses that fit a pattern. */
export interface HeaderRule {
  /** An address, or the beginning of some, followed by `*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const cacheForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const policy = (text: string) => ({ 'Content-Security-Policy': text });

/** What no page of the site uses, and what its frames must not get either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The response headers of a deployment, by address. Of several rules that fit, a later one replaces
 * headers of an earlier one. `npm run serve` and the files for all hosts are made from this table.
 *
 * Nothing but files with a hash of their content in their name may be put below the folders that
 * browsers keep for ever.
 */
export function headerRules(inputs: PolicyInputs): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        // Browsers ask each time whether the file has changed.
        'Cache-Control': 'no-cache',
        ...policy(pagePolicy(inputs)),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { pattern: '/assets/*', headers: cacheForever },
    // A page's file names its build, so one that is some minutes old does no harm.
    { pattern: '/pages/*', headers: { 'Cache-Control': 'public, max-age=300' } },
    { pattern: '/frames/*', headers: policy(kitFramePolicy) },
    { pattern: '/frames/assets/*', headers: cacheForever },
    { pattern: '/play/files/*', headers: cacheForever },
    { pattern: '/play/frame/*', headers: { ...cacheForever, ...policy(codeFramePolicy) } },
  ];
}
