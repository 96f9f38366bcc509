// Replaced: the theme puts an emoji before each title, which many systems draw as an empty box.
export default function DocCardHeadingIcon() {
  return null;
}
