/** Stands for `hoist-non-react-statics`: components are wrapped without copying static members. */
export default function keepStatics<Component>(target: Component): Component {
  return target;
}
