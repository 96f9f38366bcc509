import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen, readPort } from './port.mjs';

it('is 3000 unless PORT or --port names another', () => {
  expect(readPort({}, [])).toBe(3000);
  expect(readPort({ PORT: '' }, [])).toBe(3000);
  expect(readPort({ PORT: '8080' }, [])).toBe(8080);
  expect(readPort({ PORT: '8080' }, ['--port', '4000'])).toBe(4000);
});

it.each([['--prot', '4000'], ['4000'], ['--port']])('refuses the arguments %s %s', (...args) => {
  expect(() => readPort({}, args)).toThrow(`The arguments are "${args.join(' ')}", which`);
});

it('refuses --port=abc', () => {
  expect(() => readPort({}, ['--port', 'abc'])).toThrow('--port is "abc", which isn\'t a port');
});

it.each(['abc', '0', '-1', '70000', '80.5', '3000;'])('refuses PORT=%s', (PORT) => {
  expect(() => readPort({ PORT }, [])).toThrow(`PORT is "${PORT}", which isn't a port number.`);
});

it('says how to choose another port when one is taken', async () => {
  const first = createServer();
  const port = Number(new URL(await listen(first)).port);
  await expect(listen(createServer(), port)).rejects.toMatchObject({
    message: `Port ${port} is in use by another program.`,
    remedy: expect.stringMatching(/^Choose another with PORT, for example: PORT=\d+ npm start$/),
  });
  first.close();
});
