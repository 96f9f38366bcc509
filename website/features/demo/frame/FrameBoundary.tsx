import { Component, type ReactNode } from 'react';
import { send } from './page.ts';

interface Props {
  readonly children: ReactNode;
}

/** When a kit can't render the builder, the page shows the library's own controls. */
export class FrameBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    send({ type: 'failed', text: `The kit couldn’t render this query: ${error.message}` });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
