import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '../../tools/lib/port.mjs';

type Stored = Readonly<Record<string, unknown>> & { readonly objectID: string };

interface StoredIndex {
  records: Map<string, Stored>;
  settings: unknown;
  synonyms: unknown;
}

interface ServiceRequest {
  readonly method: string;
  readonly path: string;
}

/** A fake of the hosted service for the requests of a push, over HTTP and in memory. */
export interface FakeService {
  readonly port: number;
  readonly indexes: Map<string, StoredIndex>;
  /** Returns the status to fail a request with; `undefined` to answer it. */
  fault: (request: ServiceRequest) => number | undefined;
  stop(): void;
}

const emptyIndex = (): StoredIndex => ({ records: new Map(), settings: {}, synonyms: [] });

export async function startFakeService(): Promise<FakeService> {
  const indexes = new Map<string, StoredIndex>();
  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url?.replace(/\?.*/, '') ?? '',
    };
    const fault = service.fault(request);
    const { status, json } = fault
      ? { status: fault, json: { message: 'provoked', status: fault } }
      : answer(indexes, request, body);
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
  const { port } = new URL(await listen(server));
  const service: FakeService = {
    port: Number(port),
    indexes,
    fault: () => undefined,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

async function readBody(incoming: IncomingMessage): Promise<never> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return JSON.parse(text || '{}') as never;
}

interface Body {
  readonly operation?: 'copy' | 'move';
  readonly destination?: string;
  readonly requests?: readonly { readonly action: string; readonly body: Stored }[];
}

function answer(
  indexes: Map<string, StoredIndex>,
  { method, path }: ServiceRequest,
  body: Body,
): { readonly status: number; readonly json: object } {
  const [, , , name = '', rest = ''] = /^(\/)(1)\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const index = indexes.get(name);
  const written = { status: 200, json: { taskID: 1, updatedAt: '2026-01-01T00:00:00Z' } };
  const existing = () => {
    const made = index ?? emptyIndex();
    indexes.set(name, made);
    return made;
  };
  if (method === 'GET' && rest.startsWith('task/')) {
    return { status: 200, json: { status: 'published', pendingTask: false } };
  }
  if (method === 'DELETE') {
    indexes.delete(name);
    return written;
  }
  if (rest === 'settings') existing().settings = body;
  else if (rest === 'synonyms/batch') existing().synonyms = body;
  else if (rest === 'batch') {
    for (const { action, body: record } of body.requests ?? []) {
      if (action === 'deleteObject') existing().records.delete(record.objectID);
      else existing().records.set(record.objectID, record);
    }
  } else if (rest === 'operation' && index && body.destination) {
    // A copy is of the settings and synonyms (its `scope`), so it keeps the records of its destination.
    const records = body.operation === 'move' ? index : indexes.get(body.destination);
    indexes.set(body.destination, { ...index, records: new Map(records?.records) });
    if (body.operation === 'move') indexes.delete(name);
  } else return { status: 400, json: { message: `No answer to ${method} ${path}`, status: 400 } };
  return written;
}
