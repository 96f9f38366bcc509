import { Builders } from './Builders';

export default function Page() {
  return <Builders />;
}
