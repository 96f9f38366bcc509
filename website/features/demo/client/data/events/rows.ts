import { dayAfter, makeRows, pick } from '../rows.ts';
import type { Row } from '../types.ts';

const messages = ['Timed out', 'Sent', 'Retried after 50% loss', 'Rate limit', 'User not found'];
const tags = ['beta', 'eu-west', 'cache_miss', 'canary'];

function event(n: number): Row {
  const day = dayAfter('2026-05-01', n);
  const clock = `${String((n * 5) % 24).padStart(2, '0')}:${pick(['05', '20', '45'], n)}`;
  return {
    level: pick(['info', 'error', 'debug', 'warning', 'info'], n),
    service: pick(['gateway', 'billing', 'search', 'mail'], n * 3),
    message: pick(messages, n * 2),
    stack: n % 5 === 1 ? `at send (mail.ts:${n})` : '',
    status: pick([200, 201, 404, 500, 503, 429], n),
    duration: (n * 53) % 900,
    timeLimit: pick([250, 500], n),
    traceNumber: 4503599627380001 + n * 13,
    isRetry: n % 4 === 2,
    isSampled: n % 2 === 0,
    method: pick(['GET', 'POST', 'GET', 'DELETE'], n),
    day,
    at: `${day}T${clock}`,
    clock,
    tags: tags.slice(0, n % 4),
  };
}

/** 60 events; among the copies with gaps, some have no message, duration, service or trace. */
export const rows = makeRows(60, event, ['message', 'duration', 'service', 'traceNumber']);
