import * as DndKit from '@dnd-kit/core';
import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { createDndKitAdapter } from '@react-querybuilder/dnd/dnd-kit';
import type { ReactNode } from 'react';
import './DragAndDrop.css';

// Of the three adapters, only this one works with mouse, touch, and keyboard.
const dnd = createDndKitAdapter(DndKit);

/** `lazy` needs a default export. */
export default function DragAndDrop({ children }: { readonly children: ReactNode }) {
  return <QueryBuilderDnD dnd={dnd}>{children as never}</QueryBuilderDnD>;
}
