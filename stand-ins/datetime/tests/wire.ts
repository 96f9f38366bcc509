import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** What `pg` expects of a socket, beside a stream. */
class Wire extends Duplex {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay() {}

  ref() {}

  unref() {}

  override _read() {}

  override _write(bytes: Buffer, _: BufferEncoding, done: (error?: Error) => void) {
    this.#database.execProtocolRaw(bytes).then((answer) => {
      this.push(answer);
      done();
    }, done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }
}

/** The `stream` option of `pg`, which connects it to a database in this process. */
export const wireTo = (database: PGlite) => () => new Wire(database);
