import type { Kind } from './schema/kinds.ts';

/** Something to try the page with. */
export interface Example {
  readonly kind: Kind;
  readonly label: string;
  readonly text: string;
}

/** One of each kind that readers are most likely to have. */
export const examples: readonly Example[] = [
  {
    kind: 'sql',
    label: 'SQL',
    text: `CREATE TABLE shipments (
  id           bigint PRIMARY KEY,
  tracking_no  varchar(20) NOT NULL,
  status       text NOT NULL DEFAULT 'packed'
               CHECK (status IN ('packed', 'in_transit', 'delivered', 'returned')),
  weight_kg    numeric(8, 2) CHECK (weight_kg > 0),
  insured      boolean NOT NULL DEFAULT false,
  shipped_at   timestamp,
  due_on       date NOT NULL,
  customer_id  bigint REFERENCES customers (id)
);
`,
  },
  {
    kind: 'json-schema',
    label: 'JSON Schema',
    text: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Shipment",
  "type": "object",
  "properties": {
    "trackingNo": { "type": "string", "maxLength": 20 },
    "status": { "enum": ["packed", "in transit", "delivered", "returned"] },
    "weightKg": { "type": "number", "exclusiveMinimum": 0 },
    "insured": { "type": "boolean" },
    "dueOn": { "type": "string", "format": "date" },
    "labels": { "type": "array", "items": { "enum": ["fragile", "cold", "heavy"] } }
  },
  "required": ["trackingNo", "status", "dueOn"]
}
`,
  },
  {
    kind: 'typescript',
    label: 'TypeScript',
    text: `export interface Shipment {
  trackingNo: string;
  status: 'packed' | 'in transit' | 'delivered' | 'returned';
  weightKg: number;
  insured: boolean;
  dueOn: Date;
  customer: { name: string; country: string };
  notes?: string;
}
`,
  },
  {
    kind: 'csv',
    label: 'CSV',
    text: `tracking_no;status;weight_kg;insured;due_on
A-1001;packed;12.5;yes;2026-11-02
A-1002;delivered;3;no;2026-11-04
A-1003;in transit;0.8;no;2026-11-05
A-1004;delivered;41.2;yes;2026-11-05
A-1005;returned;7;no;2026-11-09
A-1006;packed;2.4;no;2026-11-10
`,
  },
];
