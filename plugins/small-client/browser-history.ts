export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history';

/*
 * Stands for `history`: the routers that nobody renders take theirs along, because the bundler cannot
 * tell that making their classes has no effect.
 */
export { notInUse as createHashHistory, notInUse as createMemoryHistory };

function notInUse(): never {
  throw new Error('This build of the site has the browser router only.');
}
