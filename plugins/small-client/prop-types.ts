/** Stands for `prop-types`, whose checks only run in development. */
export default {};
