// The one function of tslib that the client uses.
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
