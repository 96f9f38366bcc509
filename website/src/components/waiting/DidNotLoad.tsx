interface DidNotLoadProps {
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that a part of the page is missing, and lets the reader load it again. */
export function DidNotLoad({ what, onRetry }: DidNotLoadProps) {
  return (
    <p role="alert">
      {what} did not load. Check your connection, then try again.{' '}
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
