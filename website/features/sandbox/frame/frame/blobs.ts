import { mostBlobBytes } from '../protocol.ts';
import { bound } from './bound.ts';

/** Methods that make blobs of any size. A frame has no network, and nothing to save. */
const makers: Readonly<Record<string, readonly string[]>> = {
  HTMLCanvasElement: ['toBlob'],
  OffscreenCanvas: ['convertToBlob'],
  Request: ['blob', 'formData'],
  Response: ['blob', 'formData'],
};

/** Limits blobs, because the browser keeps them, not the frame. Call it before any code of the reader runs. */
export function limitBlobs(onExcess: () => void): void {
  for (const [owner, methods] of Object.entries(makers)) {
    const { prototype = {} } = (window as unknown as Record<string, typeof Blob>)[owner] ?? {};
    for (const name of methods) Reflect.deleteProperty(prototype, name);
  }

  let bytes = 0;
  const { construct } = Reflect;
  const sizeOf = bound(
    Object.getOwnPropertyDescriptor(Blob.prototype, 'size')?.get as (this: Blob) => number,
  );
  const limited = <Maker extends typeof Blob | typeof File>(original: Maker): Maker => {
    const maker = new Proxy(original, {
      construct(target, args, newTarget) {
        if (bytes > mostBlobBytes) throw new RangeError('The code made too many blobs.');
        const blob = construct(target, args, newTarget) as Blob;
        bytes += sizeOf(blob);
        if (bytes > mostBlobBytes) onExcess();
        return blob;
      },
    });
    maker.prototype.constructor = maker;
    return maker;
  };
  window.Blob = limited(Blob);
  window.File = limited(File);
  Object.setPrototypeOf(File, Blob);
}
