import {
  codeFramePolicy,
  kitFramePolicy,
  type PolicyInputs,
  pagePolicy,
} from '../website/site/policies.ts';

export interface HeaderRule {
  /** An address, or a prefix followed by `*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const cacheForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const policy = (text: string) => ({ 'Content-Security-Policy': text });

/** No page uses these features, and frames must not get them either. */
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
 * The response headers of a deployment, by address. A later matching rule replaces headers of an earlier one.
 * In the folders that browsers cache forever, every file name has to contain a hash of its content.
 */
export function headerRules(inputs: PolicyInputs): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        // Browsers revalidate the file each time.
        'Cache-Control': 'no-cache',
        ...policy(pagePolicy(inputs)),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { pattern: '/assets/*', headers: cacheForever },
    // A page's file names its build, so a copy that is a few minutes old is harmless.
    { pattern: '/pages/*', headers: { 'Cache-Control': 'public, max-age=300' } },
    { pattern: '/frames/*', headers: policy(kitFramePolicy) },
    { pattern: '/frames/assets/*', headers: cacheForever },
    { pattern: '/play/files/*', headers: cacheForever },
    {
      pattern: '/play/frame/*',
      headers: {
        ...cacheForever,
        ...policy(codeFramePolicy),
        // Before a policy blocks a request, Chromium has already told the network the host's name.
        'Connection-Allowlist': '(response-origin)',
      },
    },
  ];
}
