import { Component, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Keeps an error in one panel from taking down the page. */
export class PanelBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert">
        {this.props.label} can’t show this query: {error.message}{' '}
        <button
          type="button"
          className="button"
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
      </p>
    );
  }
}
