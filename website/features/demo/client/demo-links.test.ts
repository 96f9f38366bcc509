import { describe, expect, it } from 'vitest';
import { announcementBar } from '../../../site/announcement.ts';
import { readAddress } from './address/address.ts';
import { demoAddress, demoLinks } from './demo-links.ts';
import { options } from './options.ts';
import { exportOptions } from './panels/export/options.ts';
import { switches } from './panels/import/switches.ts';
import { defaultState } from './state.ts';

describe.each(demoLinks.map((link) => [link.docs[0], link] as const))('%s', (_doc, link) => {
  it('opens the demo as the link says, without a notice', async () => {
    const address = await demoAddress(link);
    expect(await readAddress(address.replace('/demo', ''), '')).toEqual({ state: link.state });
  });

  it('shows something other than the demo by itself', () => {
    expect(link.state).not.toEqual(defaultState());
  });
});

it('has a link for every option, export option, and parser option', () => {
  const labels = demoLinks.map(({ label }) => label);
  for (const { label } of [...options, ...exportOptions, ...switches]) {
    expect(labels).toContain(label);
  }
});

it('opens the demo from the announcement with the option that it names', async () => {
  const { content } = announcementBar(undefined) ?? { content: '' };
  const [, address = '', option = ''] =
    /href="\/demo([^"]*)">.*<code>(\w+)<\/code>/.exec(content) ?? [];
  const { state } = await readAddress(address, '');
  const { id, byDefault } = options.find((one) => one.id === option) ?? {};
  expect(id && state.options[id]).toBe(!byDefault);
});
