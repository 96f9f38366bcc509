// @vitest-environment happy-dom
import { describeKit } from '../../shared/testing/kit-spec.tsx';
import { QueryBuilderBulma } from './index.tsx';

describeKit('bulma', { Provider: QueryBuilderBulma });
