import { events } from './events/events.ts';
import { people } from './people/people.ts';
import { orders } from './shop/shop.ts';
import type { DataSet } from './types.ts';

/** What the demo's builder can query; it starts with the first. */
export const dataSets: readonly [DataSet, ...DataSet[]] = [people, orders, events];

/** A data set by its id, or the first one for an unknown id. */
export const findDataSet = (id: unknown): DataSet =>
  dataSets.find((set) => set.id === id) ?? dataSets[0];
