/** Stands for a component that would draw nothing on this site. */
export default function Nothing(): null {
  return null;
}
