// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import * as original from 'react-helmet-async';
import { afterEach, describe, expect, it } from 'vitest';
import * as small from './head.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

type Head = Pick<typeof small, 'Helmet' | 'HelmetProvider'>;

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The head as a sorted list, since neither promises an order among tags. */
function headNow(): unknown {
  const tags = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE');
  return {
    title: document.title,
    html: ['lang', 'class', 'dir'].map((name) => document.documentElement.getAttribute(name)),
    tags: tags.map(({ outerHTML }) => outerHTML.replace(' data-rh="true"', '')).sort(),
  };
}

/** Pages one after the other, as a reader would visit them: the root stays, the page changes. */
const visits: readonly { what: string; pages: readonly ((head: Head) => React.ReactNode)[] }[] = [
  {
    what: 'what an inner component says again',
    pages: [
      ({ Helmet }) => (
        <>
          <Helmet>
            <html lang="en" dir="ltr" className="outer" />
            <title>Site</title>
            <meta name="description" content="of the site" />
            <meta property="og:title" content="Site" />
            <link rel="canonical" href="/site" />
          </Helmet>
          <Helmet>
            <html lang="en" className="outer inner" />
            <title>Page | Site</title>
            <meta name="description" content="of the page" />
            <link rel="canonical" href="/page" />
          </Helmet>
        </>
      ),
    ],
  },
  {
    what: 'alternates with one address, in one component',
    pages: [
      ({ Helmet }) => (
        <Helmet>
          <link rel="alternate" hrefLang="en" href="/a" />
          <link rel="alternate" hrefLang="x-default" href="/a" />
          <meta charSet="utf-8" />
          <script type="application/ld+json">{'{"a":1}'}</script>
        </Helmet>
      ),
    ],
  },
  {
    what: 'the next page',
    pages: [
      ({ Helmet }) => (
        <Helmet>
          <html lang="en" className="docs" />
          <title>First</title>
          <meta name="robots" content="noindex" />
          <meta name="description" content="first" />
        </Helmet>
      ),
      ({ Helmet }) => (
        <Helmet>
          <html lang="en" className="home" />
          <title>Second</title>
          {false}
          <meta name="description" content="second" />
        </Helmet>
      ),
    ],
  },
];

describe('the head is what react-helmet-async makes it', () => {
  it.each(visits)('$what', async ({ pages }) => {
    const heads = [];
    for (const head of [original, small] as unknown as readonly Head[]) {
      document.head.replaceChildren();
      for (const name of document.documentElement.getAttributeNames()) {
        document.documentElement.removeAttribute(name);
      }
      const { rerender, unmount } = render(null);
      for (const [index, page] of pages.entries()) {
        rerender(<head.HelmetProvider key={index}>{page(head)}</head.HelmetProvider>);
        await frame();
      }
      heads.push(headNow());
      unmount();
      await frame();
    }
    expect(heads[1]).toEqual(heads[0]);
    expect((heads[1] as { tags: string[] }).tags).not.toHaveLength(0);
  });
});

describe('tags that the server rendered', () => {
  it('stay the same elements when a page asks for the same', async () => {
    document.head.innerHTML = '<meta data-rh="true" name="description" content="x">';
    const rendered = document.head.firstElementChild;
    render(
      <small.Helmet>
        <meta name="description" content="x" />
      </small.Helmet>,
    );
    await frame();
    expect([...document.head.children]).toEqual([rendered]);
  });

  it('go when the page no longer asks for them', async () => {
    document.head.innerHTML =
      '<meta data-rh="true" name="robots" content="noindex"><meta name="x">';
    render(<small.Helmet />);
    await frame();
    expect(document.head.innerHTML).toBe('<meta name="x">');
  });
});
