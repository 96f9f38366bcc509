/** The parts of React and React DOM that are used. They are the same since version 18. */
interface React {
  readonly Component: new (props: never) => object;
  readonly StrictMode: unknown;
  readonly createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
}

interface Client {
  readonly createRoot: (container: Element) => { readonly render: (element: unknown) => void };
}

/** Renders a component in strict mode. `onError` gets errors of components, with React's component stack. */
export function renderComponent(
  require: (specifier: string) => unknown,
  component: unknown,
  onError: (error: unknown, componentStack: string) => void,
): void {
  const react = require('react') as React;
  const { createRoot } = require('react-dom/client') as Client;
  const container = document.getElementById('root') as Element;
  const boundary = boundaryOf(react, onError);
  createRoot(container).render(
    react.createElement(
      react.StrictMode,
      null,
      react.createElement(boundary, null, react.createElement(component, null)),
    ),
  );
}

function boundaryOf({ Component }: React, onError: (error: unknown, stack: string) => void) {
  return class Boundary extends Component {
    state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    componentDidCatch(error: unknown, { componentStack }: { readonly componentStack?: string }) {
      onError(error, componentStack ?? '');
    }

    render() {
      const { children } = (this as unknown as { readonly props: { readonly children: unknown } })
        .props;
      return this.state.failed ? null : children;
    }
  };
}
