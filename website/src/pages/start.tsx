import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { StartPage } from '../../features/start/client/StartPage';

/** A query builder for the reader's own schema or data. */
export default function Start() {
  return (
    <Layout
      title="Start from your own schema"
      description="Paste a database schema such as a CREATE TABLE statement, an OpenAPI document, a type, or a CSV file, and get React Query Builder’s fields for it, with a builder to try and the code."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">Start from your own schema</Heading>
        <p>
          Generate fields from a database schema, a type, or some data: paste it, and try a query
          builder that has these fields. Then copy the code. Everything happens in this page: what
          you paste or choose isn’t sent or stored anywhere, and code in it isn’t run.
        </p>
        <p>
          The page reads <code>CREATE TABLE</code> statements of PostgreSQL, MySQL, SQLite, and SQL
          Server, JSON Schema, OpenAPI, Prisma, Drizzle, Zod, TypeScript types, and GraphQL types.
          From data in CSV, JSON, NDJSON, or an SQLite file, it takes the columns and their kinds of
          values, and runs your filter on the rows.
        </p>
        <noscript>
          <p>
            This page needs JavaScript. Without it, read how to write{' '}
            <Link to="/docs/tips/managing-fields">fields</Link> by hand.
          </p>
        </noscript>
        <StartPage />
      </main>
    </Layout>
  );
}
