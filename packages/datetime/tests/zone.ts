/** Moves the machine; Node reads the variable anew each time it is set. */
export const inZone = (zone: string | undefined) => {
  process.env.TZ = zone;
};
