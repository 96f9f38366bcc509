/** Moves the machine to a time zone; Node reads the variable again each time it is set. */
export const inZone = (zone: string | undefined) => {
  process.env.TZ = zone;
};
