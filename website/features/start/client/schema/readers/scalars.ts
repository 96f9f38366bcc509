import { kindsOf } from '../types.ts';

/** The scalars of GraphQL, and names that many schemas give to their own, in small letters. */
export const scalars = kindsOf({
  text: 'id string url uri email emailaddress html markdown phonenumber ip ipv4 ipv6 locale countrycode currency currencycode postalcode slug objectid',
  integer: 'int unsignedint positiveint nonnegativeint safeint',
  number:
    'float double positivefloat nonnegativefloat latitude longitude decimal bigdecimal bigfloat money numeric',
  bigint: 'bigint int64 unsignedint64 long int8',
  boolean: 'boolean',
  date: 'date localdate iso8601date',
  timestamp: 'datetime localdatetime timestamp timestamptz iso8601datetime',
  time: 'time localtime',
  uuid: 'uuid',
  json: 'json jsonobject jsonb',
  binary: 'bytes',
});
