/**
 * `npm run bench -- demo [kit ...]` or `npm run bench -- savings`: measures times, which depend on the machine, so no gate
 * does.
 */
const benches = {
  demo: () => import('./bench-demo.mts'),
  savings: () => import('./bench-savings.mts'),
};

const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(benches, name)) await benches[name as keyof typeof benches]();
else {
  console.error(
    `There is no benchmark "${name}". Choose one of: ${Object.keys(benches).join(', ')}.`,
  );
  process.exitCode = 1;
}
